import { codeFrameColumns } from '@babel/code-frame';
import type { SourceRange } from './diagnostic.ts';
import { lineStarts, positionAt } from './position-at.ts';

/**
 * The marked line of a place, with one line above and one below. A place of length 0 is the whole
 * file.
 */
export function codeFrame(
  text: string,
  { start, end }: SourceRange,
  colour: boolean,
): string | undefined {
  if (end === 0) return undefined;
  const firstLine = text.slice(start, end).split(/\r\n|[\n\r\u2028\u2029]/)[0] ?? '';
  const begin = positionAt(text, start);
  // For a place at the end of a line, the column after it is marked.
  const width = firstLine.length;
  const behind = { line: begin.line, column: begin.column + 1 };
  const location = { start: begin, end: width > 0 ? positionAt(text, start + width) : behind };
  const starts = lineStarts(text);
  const first = Math.max(1, location.start.line - 1);
  const shown = text.slice(starts[first - 1], starts[location.end.line + 1]);
  const isEnd = starts[location.end.line + 1] === undefined;
  // The library's types lack the option for the number of the first line.
  const options = {
    startLine: first,
    linesAbove: 1,
    linesBelow: 1,
    highlightCode: colour,
    forceColor: colour,
  };
  return codeFrameColumns(isEnd ? shown.replace(/\r?\n$/, '') : shown, location, options);
}
