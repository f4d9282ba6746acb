/** A position as editors count it, from 1. */
export type Position = { line: number; column: number };

/** The line and column of an offset in a text. */
export function positionAt(text: string, offset: number): Position {
  const starts = lineStarts(text);
  let [low, high] = [0, starts.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
}

let last = { text: '', starts: [0] };

/** The offsets at which the lines of a text begin. Remembers the last text, because findings come file by file. */
export function lineStarts(text: string): readonly number[] {
  if (last.text !== text) {
    const starts = [0];
    const breaks = /\r\n|[\n\r\u2028\u2029]/g;
    while (breaks.test(text)) starts.push(breaks.lastIndex);
    last = { text, starts };
  }
  return last.starts;
}
