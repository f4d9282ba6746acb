import { compareVersions, nearestName } from '@formpress/model';
import { messages } from '../foundation/messages.ts';
import type { Refusal } from '../foundation/refusal.ts';
import type { Edition } from './edition.ts';
import type { FormVersion } from './form-version.ts';

/** The version of a request, and its relation to the one in force. */
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
  if (asked === undefined) {
    if (current) return { form: current, standing: 'latest' };
    return { refusal: versionRefusal(messages.notInForce(id, known(versions))) };
  }
  const form = findVersion(versions, asked);
  if (!form) return { refusal: versionRefusal(messages.noSuchVersion(id, known(versions))) };
  return { form, standing: standingOf(form, versions, current) };
}

function standingOf(
  form: FormVersion,
  versions: FormVersion[],
  current: FormVersion | undefined,
): ChosenVersion['standing'] {
  const superseded = current && versions.indexOf(form) < versions.indexOf(current);
  return superseded ? { deprecatedBy: current.entry.version } : 'asked for';
}

/** Finds a version. 2021.01.0 and 2021.1.0 are the same. */
function findVersion(versions: FormVersion[], asked: string): FormVersion | undefined {
  const spelledSo = versions.find(({ entry }) => entry.version === asked);
  if (spelledSo || !/^[0-9]{1,6}(\.[0-9]{1,6}){2}$/.test(asked)) return spelledSo;
  return versions.find(({ entry }) => compareVersions(entry.version, asked) === 0);
}

function known(versions: FormVersion[]): string[] {
  return versions.map(({ entry }) => entry.version);
}

function versionRefusal(message: ReturnType<typeof messages.noSuchVersion>): Refusal {
  return { kind: 'notFound', field: 'formVersion', message };
}
