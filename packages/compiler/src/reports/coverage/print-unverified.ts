import type { Lowered } from '../../phases/6-lower/lower.ts';

/** What was not verified in a source, one line per form version. */
export function printUnverified({ forms }: Lowered): string {
  const lines = forms.flatMap((form) => {
    const items = form.bundle.unverified ?? [];
    const { id, version } = form.bundle;
    return items.length === 0 ? [] : [`${id} ${version}: ${items.join(', ')}\n`];
  });
  return lines.length === 0
    ? 'Everything was read in a source.\n'
    : `Not read in any source:\n${lines.join('')}`;
}
