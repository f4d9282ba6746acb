import type { Edit, SourceRange } from '../../diagnostics/diagnostic.ts';
import { writtenInRow } from '../../phases/2-parse/foundation/source.ts';

/** Edits that put a new value in place of an old one: in the same quotes, and a list in the same style. */
export function rewrittenValue(
  text: string,
  at: SourceRange,
  is: string | readonly string[],
  itemAt: (index: number) => SourceRange,
): Edit[] {
  const old = text.slice(at.start, at.end);
  if (typeof is === 'string') return [{ at, text: inSameQuotes(old, is) }];
  const count = itemsIn(at, itemAt);
  if (count !== is.length || count === 0) return [{ at, text: listLike(text, at, is) }];
  return is.flatMap((item, index) => {
    const place = itemAt(index);
    const before = text.slice(place.start, place.end);
    const after = inSameQuotes(before, item);
    return before === after ? [] : [{ at: place, text: after }];
  });
}

/** How many items of a list are written. Beyond the last, the place is that of the list itself. */
function itemsIn(list: SourceRange, itemAt: (index: number) => SourceRange): number {
  let count = 0;
  while (!isSame(itemAt(count), list)) count += 1;
  return count;
}

function isSame(one: SourceRange, other: SourceRange): boolean {
  return one.start === other.start && one.end === other.end;
}

function inSameQuotes(old: string, is: string): string {
  if (old.startsWith("'")) return `'${is.replaceAll("'", "''")}'`;
  if (old.startsWith('"')) return JSON.stringify(is);
  return writtenInRow(is);
}

function listLike(text: string, { start }: SourceRange, items: readonly string[]): string {
  const isBlock = text[start] === '-';
  if (!isBlock || items.length === 0) return `[${items.map(writtenInRow).join(', ')}]`;
  const indent = ' '.repeat(start - (text.lastIndexOf('\n', start - 1) + 1));
  const lineBreak = text.includes('\r\n') ? '\r\n' : '\n';
  return items.map((item) => `- ${writtenInRow(item)}`).join(`${lineBreak}${indent}`);
}
