import {
  type Edit,
  findField,
  type MapEntry,
  writtenInRow,
  type YamlNode,
} from '@formpress/compiler';
import type { Paper } from '../foundation/paper.ts';
import { nodeIn } from '../foundation/yaml-nodes.ts';
import { type FieldMove, writtenName } from './field-moves.ts';

/** Updates the PDF fields that cases expect: to their new names, and without those that are gone or not certain. */
export function caseEdits(
  file: string,
  root: YamlNode | undefined,
  { moves, before, after }: { moves: ReadonlyMap<string, FieldMove>; before: Paper; after: Paper },
): Edit[] {
  const cases = root?.kind === 'list' ? root.items : root ? [root] : [];
  return cases.flatMap((each) => {
    const expected = nodeIn(each, 'expect', 'pdf');
    if (expected?.kind !== 'map') return [];
    const lost = new Set<MapEntry>();
    const renamed = expected.entries.flatMap((entry): Edit[] => {
      const found = findField(entry.key, before.fields);
      const move = 'field' in found ? moves.get(found.field.name) : undefined;
      if (move && move.kind !== 'same') lost.add(entry);
      if (move?.kind !== 'same') return [];
      const still = findField(entry.key, after.fields);
      const isSame = 'field' in still && still.field.name === move.field;
      const text = writtenInRow(writtenName(move.field, after));
      return isSame ? [] : [{ at: { ...entry.keyAt, file }, text }];
    });
    return [...renamed, ...removals(expected.entries, lost, file)];
  });
}

/** Removes entries of a map, with the comma or the line break between them. */
function removals(entries: readonly MapEntry[], lost: ReadonlySet<MapEntry>, file: string): Edit[] {
  const kept = entries.filter((entry) => !lost.has(entry));
  return entries.flatMap((entry, i): Edit[] => {
    if (!lost.has(entry)) return [];
    const next = entries.slice(i + 1).find((each) => !lost.has(each));
    const isFirstOfRun = i === 0 || !lost.has(entries[i - 1] as MapEntry);
    if (!isFirstOfRun) return [];
    if (next) return [{ at: { file, start: entry.keyAt.start, end: next.keyAt.start }, text: '' }];
    const last = entries.at(-1)?.value.at.end ?? 0;
    const before = kept.at(-1)?.value.at.end ?? entry.keyAt.start;
    return [{ at: { file, start: before, end: last }, text: '' }];
  });
}
