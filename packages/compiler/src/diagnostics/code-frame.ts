import { codeFrameColumns } from '@babel/code-frame';
import type { Place } from './diagnostic.ts';
import { positionAt } from './position-at.ts';

/**
 * The marked line of a place, with one line above and one below. A place without extent is the
 * whole file.
 */
export function codeFrame(
  text: string,
  { start, end }: Place,
  colour: boolean,
): string | undefined {
  if (end === 0) return undefined;
  const firstLine = text.slice(start, end).split(/\r\n|[\n\r\u2028\u2029]/)[0] ?? '';
  const location = {
    start: positionAt(text, start),
    end: positionAt(text, start + Math.max(1, firstLine.length)),
  };
  return codeFrameColumns(text.replace(/\r?\n$/, ''), location, {
    linesAbove: 1,
    linesBelow: 1,
    highlightCode: colour,
    forceColor: colour,
  });
}
