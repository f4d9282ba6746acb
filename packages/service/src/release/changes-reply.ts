import { type AgreementClaim, type Changes, changesFor, type HomeAndWork } from '@formpress/engine';
import {
  type ChangedForm,
  type ChangesReply,
  inEachLanguage,
  type Language,
  type StoredCertificate,
  type Texts,
} from '@formpress/model';
import { changeMessages, exemptionMessage } from '../foundation/change-messages.ts';
import type { Edition } from './edition.ts';
import { summariesOf } from './set-body.ts';

/** What a change of home or work means for certificates. Forms that the service does not offer are left out. */
export function changesReply(
  edition: Edition,
  places: readonly [HomeAndWork, HomeAndWork],
  certificates: readonly StoredCertificate[],
  language: Language,
): ChangesReply {
  const changes = changesFor(edition.release.localities, places, certificates);
  const fresh = changes.new.map(({ formId }) => formId);
  // A certificate in several languages is listed once, in the language of the request.
  const inLanguage = new Set(summariesOf(edition, fresh, language).map(({ id }) => id));
  const list = (part: 'stay' | 'lapse' | 'new') =>
    changes[part].flatMap(({ formId, reason }: Changes['stay' | 'lapse' | 'new'][number]) =>
      changedForm(edition, formId, reason, changeMessages[reason][language]),
    );
  const agreements = changes.agreements.flatMap((claim) =>
    changedForm(edition, claim.formId, 'EXEMPTION_POSSIBLE', messageOf(edition, claim)[language]),
  );
  return {
    stay: list('stay'),
    lapse: list('lapse'),
    new: list('new').filter(({ id }) => inLanguage.has(id)),
    reciprocity: agreements,
  };
}

function messageOf({ release }: Edition, { home, work }: AgreementClaim): Texts {
  const nameOf = (code: string): Texts => {
    const place = release.localities.localities.find((locality) => locality.code === code);
    return place?.name ?? inEachLanguage(() => code);
  };
  return exemptionMessage(nameOf(home), nameOf(work));
}

function changedForm(
  { release, current }: Edition,
  id: string,
  reason: ChangedForm['reason'],
  message: string,
): ChangedForm[] {
  const inForce = current.get(id);
  const form = inForce ?? release.forms.get(id)?.at(-1);
  if (!form) return [];
  const { name, locality: formLocality } = form.entry;
  const version = inForce && { formVersion: inForce.entry.version };
  return [{ id, name, ...version, formLocality, reason, message }];
}
