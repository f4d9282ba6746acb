import { compareVersions } from '@formpress/model';
import type { LinkedForm } from '../../4-link/linked/linked-form.ts';

/** The version of a form before one, if its family has any. */
export function versionBefore(
  form: LinkedForm,
  family: readonly LinkedForm[],
): LinkedForm | undefined {
  return family
    .filter(({ id, version }) => id === form.id && compareVersions(version, form.version) < 0)
    .sort((a, b) => compareVersions(b.version, a.version))[0];
}
