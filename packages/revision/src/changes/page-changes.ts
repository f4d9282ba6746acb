import type { Change } from '../foundation/change.ts';
import type { Paper } from '../foundation/paper.ts';
import type { PagePairs } from './match-pages.ts';

/** Pages that came, went or moved, and changes in how the file is built, such as encryption. */
export function pageChanges(before: Paper, after: Paper, pairs: PagePairs): Change[] {
  const old = before.pages.map((_, index) => index + 1);
  const now = after.pages.map((_, index) => index + 1);
  const moved = pairs.filter(
    ({ from, to }) => rankOf(from, pairs, 'from') !== rankOf(to, pairs, 'to'),
  );
  return [
    ...old
      .filter((page) => !pairs.some(({ from }) => from === page))
      .map((page) => sure('page-removed', `Page ${page} is gone.`)),
    ...now
      .filter((page) => !pairs.some(({ to }) => to === page))
      .map((page) => sure('page-added', `Page ${page} is new.`)),
    ...moved.map(({ from, to }) => sure('page-moved', `Page ${from} is page ${to} now.`)),
    ...structureChanges(before.structure, after.structure),
  ];
}

function rankOf(page: number, pairs: PagePairs, side: 'from' | 'to'): number {
  return pairs.filter((pair) => pair[side] < page).length;
}

type Structure = Paper['structure'];

const properties: [keyof Structure, string, string][] = [
  ['xfa', 'The file has an XFA form now.', 'The file no longer has an XFA form.'],
  ['encrypted', 'The file is encrypted now.', 'The file is no longer encrypted.'],
  [
    'tagged',
    'The file is tagged for screen readers now.',
    'The file is no longer tagged for screen readers.',
  ],
];

function structureChanges(before: Structure, after: Structure): Change[] {
  return properties.flatMap(([key, came, went]) =>
    before[key] === after[key] ? [] : [sure('structure', after[key] ? came : went)],
  );
}

function sure(kind: Change['kind'], says: string): Change {
  return { kind, certainty: 'sure', says };
}
