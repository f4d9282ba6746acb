import type { BlankRow } from '@formpress/model';

/** The label before the text of a line, and its level of indentation. */
export type Label = { text: string; level: 0 | 1 | 2 };

/** The labels of numbered lines: 4(c) is printed as (c), and 2a as a if there is a line 2 above it. */
export function lineLabels(rows: BlankRow[], numbers: 'both' | 'left' | 'right'): Label[] {
  const seen = new Set<string>();
  return rows.map((row) => {
    const label = labelOf(row, numbers, seen);
    if (row.line) seen.add(row.line);
    return label;
  });
}

function labelOf(row: BlankRow, numbers: string, seen: Set<string>): Label {
  if (row.label === 'none' || (!row.label && (!row.line || numbers === 'right'))) {
    return { text: '', level: 0 };
  }
  const line = row.line ?? '';
  const [, number = '', letter] = /^([0-9]+)(\(?[a-z]\)?)$/.exec(line) ?? [];
  const text = row.label ?? (letter?.startsWith('(') || seen.has(number) ? letter : line) ?? '';
  return { text, level: letter && seen.has(number) ? 2 : 1 };
}
