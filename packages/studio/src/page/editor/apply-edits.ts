import { Text } from '@codemirror/state';

/** A change of a text, as the language server protocol writes it. */
export type TextEdit = {
  range: { start: Position; end: Position };
  newText: string;
};

type Position = { line: number; character: number };

/** A text with changes, none of which overlap. */
export function withEdits(text: string, edits: readonly TextEdit[]): string {
  const doc = Text.of(text.split('\n'));
  const offset = ({ line, character }: Position) => {
    if (line >= doc.lines) return doc.length;
    const found = doc.line(line + 1);
    return Math.min(found.from + character, found.to);
  };
  const placed = edits.map(({ range, newText }) => ({
    from: offset(range.start),
    to: offset(range.end),
    newText,
  }));
  let changed = text;
  for (const { from, to, newText } of placed.sort((a, b) => b.from - a.from))
    changed = changed.slice(0, from) + newText + changed.slice(to);
  return changed;
}
