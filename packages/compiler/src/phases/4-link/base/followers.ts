import { plainList } from '@formpress/comparison';
import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import { isLockedChange } from './changed-with-base.ts';
import type { FormFindings } from './form-findings.ts';

/** A key that findings share if they have the same code and place, whichever form they are about. */
export function keyOf({ code, at }: Diagnostic): string {
  return JSON.stringify([code, at.file, at.start]);
}

/** Adds to each change of a form the forms based on it that change with it. */
export function withFollowers(forms: readonly FormFindings[]): FormFindings[] {
  return forms.map((form) => ({
    ...form,
    found: form.found.map((each) => {
      const following = isLockedChange(each) ? followersOf(form, each, forms) : [];
      const at = following[0]?.basedOnAt;
      if (!at) return each;
      const names = plainList(following.map(({ id, version }) => `${id} ${version}`));
      const message = `${names} ${following.length === 1 ? 'takes' : 'take'} it over and ${following.length === 1 ? 'changes' : 'change'} with it.`;
      return { ...each, related: [...(each.related ?? []), { at, message }] };
    }),
  }));
}

function followersOf(
  { folders: [own = ''] }: FormFindings,
  change: Diagnostic,
  forms: readonly FormFindings[],
): FormFindings[] {
  if (!change.at.file.startsWith(`${own}/`)) return [];
  const key = keyOf(change);
  return forms.filter(
    ({ folders, found }) =>
      folders.slice(1).includes(own) && found.some((each) => keyOf(each) === key),
  );
}
