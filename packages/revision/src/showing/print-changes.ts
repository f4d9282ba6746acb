import type { Change, ChangeList } from '../foundation/change.ts';

const kinds: Record<ChangeList['kind'], string> = {
  cosmetic: 'Cosmetic: the same fields, lines and amounts.',
  amounts: 'Amounts: the same fields with different numbers.',
  structure: 'Structure: fields came, went or are not certain.',
};

const parts: [string, (change: Change) => boolean][] = [
  ['To decide', ({ certainty }) => certainty === 'asked'],
  ['Amounts and dates', ({ kind }) => ['amount', 'date', 'table'].includes(kind)],
  ['Fields', ({ kind }) => kind.startsWith('box-')],
  [
    'Pages and file',
    ({ kind }) => kind.startsWith('page-') || ['structure', 'signature'].includes(kind),
  ],
  ['Printed words', ({ kind }) => kind === 'words'],
];

/** The change list in words. */
export function printChanges({ kind, changes, reaches }: ChangeList): string {
  const shown = new Set<Change>();
  const sections = parts.flatMap(([title, belongs]) => {
    const here = changes.filter((change) => !shown.has(change) && belongs(change));
    for (const change of here) shown.add(change);
    return here.length === 0 ? [] : [`${title} (${here.length})`, ...linesOf(here), ''];
  });
  const reached =
    reaches.length === 0 ? [] : [`Based on it, so check them too: ${reaches.join(', ')}.`, ''];
  return [kinds[kind], '', ...sections, ...reached].join('\n');
}

/** The changes as lines. More than five moved boxes share one. */
function linesOf(changes: readonly Change[]): string[] {
  const moved = changes.filter(({ kind }) => kind === 'box-moved');
  const rest = changes.filter(({ kind }) => kind !== 'box-moved');
  const many = moved.length > 5;
  return [
    ...(many ? [`  ${moved.length} fields moved with the words around them.`] : []),
    ...[...(many ? [] : moved), ...rest].map(({ says }) => `  ${says}`),
  ];
}
