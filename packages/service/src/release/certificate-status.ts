import { lapseOf } from '@formpress/engine';
import {
  type CertificateStatus,
  compareVersions,
  type Language,
  type NewVersion,
  type StoredCertificate,
} from '@formpress/model';
import { lapseMessage } from '../foundation/lapse-messages.ts';
import type { Edition } from './edition.ts';

/** Whether a certificate on file still counts on a day, and what to ask when it is filed again. */
export function certificateStatus(
  { release, current }: Edition,
  certificate: StoredCertificate,
  asOf: string,
  language: Language,
): CertificateStatus {
  const { formId, formVersion } = certificate;
  const [{ entry } = { entry: undefined }] = release.forms.get(formId) ?? [];
  const locality = release.localities.localities.find(({ code }) => code === entry?.locality);
  const lapse = lapseOf(locality?.renewals?.[formId] ?? [], certificate);
  const { rule, lastDay, within, isUnverified } = lapse;
  const isLapsed = lastDay !== undefined && lastDay < asOf;
  const isOpen = rule === 'NOT_KNOWN' || rule === 'YEARLY';
  const newVersion = newerThan(formVersion, current.get(formId));
  return {
    formId,
    ...(formVersion !== undefined && { formVersion }),
    status: isLapsed ? 'LAPSED' : isOpen ? 'NOT_KNOWN' : 'IN_FORCE',
    rule,
    ...(lastDay !== undefined && { lastDay }),
    ...(within !== undefined && { dueWithinDays: within }),
    ...(isUnverified && { isUnverified }),
    message: lapseMessage(lapse, isLapsed)[language],
    ...(newVersion && { newVersion }),
  };
}

/** The version in force if it is newer than the one on file, and what happens to stored answers. */
function newerThan(
  filed: string | undefined,
  form: ReturnType<Edition['current']['get']>,
): NewVersion | undefined {
  if (!form) return undefined;
  const { version, effective } = form.entry;
  const isKnown = filed !== undefined && /^[0-9]{1,6}([.][0-9]{1,6}){2}$/.test(filed);
  if (isKnown && compareVersions(filed, version) >= 0) return undefined;
  const { migration = {}, questions } = form.bundle();
  const [, moved] =
    Object.entries(migration).find(([from]) => isKnown && compareVersions(from, filed) === 0) ?? [];
  const asked = Object.keys(questions).filter((id) => !questions[id]?.calculate);
  const narrowed = moved?.narrowed.map(({ question }) => question) ?? [];
  const again = new Set(moved ? [...moved.required, ...narrowed] : asked);
  return {
    formVersion: version,
    effectiveDate: effective,
    isComparable: moved !== undefined,
    keep: moved?.kept.filter((id) => !again.has(id)) ?? [],
    askAgain: asked.filter((id) => again.has(id)),
    drop: moved?.dropped ?? [],
  };
}
