import { compareVersions, nearestName } from '@formpress/model';
import { messages } from '../messages.ts';
import type { Refusal } from '../refusal.ts';
import type { Edition } from './edition.ts';
import type { FormVersion } from './form-version.ts';

/** The version that a request means, and how it stands to the one in force. */
export type ChosenVersion = {
  form: FormVersion;
  standing: 'asked for' | 'latest' | { deprecatedBy: string };
};

/** Finds a form version. An unknown one is refused, never replaced by the latest. */
export function chooseVersion(
  edition: Edition,
  id: string,
  asked: string | undefined,
): ChosenVersion | { refusal: Refusal } {
  const versions = edition.release.forms.get(id);
  if (!versions) {
    const message = messages.noSuchForm(nearestName(id, edition.current.keys()));
    return { refusal: { kind: 'notFound', field: 'formId', message } };
  }
  const current = edition.current.get(id);
  const known = versions.map(({ entry }) => entry.version);
  if (asked === undefined) {
    if (current) return { form: current, standing: 'latest' };
    return { refusal: versionRefusal(messages.notInForce(id, known)) };
  }
  const form = versions.find(({ entry }) => isSameVersion(entry.version, asked));
  if (!form) return { refusal: versionRefusal(messages.noSuchVersion(id, known)) };
  return { form, standing: standingOf(form, current) };
}

function standingOf(
  form: FormVersion,
  current: FormVersion | undefined,
): ChosenVersion['standing'] {
  const superseded = current && compareVersions(form.entry.version, current.entry.version) < 0;
  return superseded ? { deprecatedBy: current.entry.version } : 'asked for';
}

/** 2021.01.0 and 2021.1.0 are one version. */
function isSameVersion(version: string, asked: string): boolean {
  return /^[0-9]{1,6}(\.[0-9]{1,6}){2}$/.test(asked) && compareVersions(version, asked) === 0;
}

function versionRefusal(message: ReturnType<typeof messages.noSuchVersion>): Refusal {
  return { kind: 'notFound', field: 'formVersion', message };
}
