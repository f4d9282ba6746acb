import { shortestEnding } from '@formpress/compiler';
import type { Paper, PaperBox } from '../foundation/paper.ts';
import type { Matching } from '../matching/match-boxes.ts';

/** What became of a field: the same with its new name and states, gone, or a question. */
export type FieldMove =
  | { kind: 'same'; field: string; states: Map<string, string> }
  | { kind: 'gone' }
  | { kind: 'asked'; candidates: string[] };

/** What became of each field of the old file, by its full name. A field is only as certain as all of its boxes. */
export function fieldMoves({ same, asked, gone }: Matching): Map<string, FieldMove> {
  const moves = new Map<string, FieldMove>();
  const targets = groupedBy(same, ({ from }) => from.field);
  const questions = groupedBy(asked, ({ from }) => from.field);
  for (const { field } of gone) moves.set(field, { kind: 'gone' });
  for (const [field, pairs] of targets) {
    const names = [...new Set(pairs.map(({ to }) => to.field))];
    const open = questions.get(field) ?? [];
    const [only] = names;
    if (only === undefined || names.length > 1 || open.length > 0) {
      moves.set(field, { kind: 'asked', candidates: names });
      continue;
    }
    const states = pairs.flatMap(({ from, to }): [string, string][] =>
      from.state !== undefined && to.state !== undefined ? [[from.state, to.state]] : [],
    );
    moves.set(field, { kind: 'same', field: only, states: new Map(states) });
  }
  for (const [field, open] of questions) {
    if (targets.has(field)) continue;
    const names = open.flatMap(({ candidates }) => candidates.map((box) => box.field));
    moves.set(field, { kind: 'asked', candidates: [...new Set(names)].slice(0, 3) });
  }
  return moves;
}

/** How pdf.yaml names a field of the new file. */
export function writtenName(field: string, { fields }: Paper): string {
  return shortestEnding(field, fields);
}

function groupedBy<T>(
  items: readonly T[],
  keyOf: (item: T) => PaperBox['field'],
): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}
