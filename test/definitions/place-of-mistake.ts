import type { Diagnostic } from '@formpress/compiler';
import { type Edit, withMistake } from '../../scripts/mutate/mutation.ts';

/** Tells whether a finding is on a line that a mistake wrote, in a text in which that line may have moved. */
export function placeOfMistake(file: string, before: string, edits: readonly Edit[]) {
  const wrong = withMistake(before, edits);
  let moved = 0;
  const written = new Set<string>();
  for (const { start, end, put } of [...edits].sort((a, b) => a.start - b.start)) {
    for (const line of linesOf(wrong, start + moved, put.length)) written.add(line);
    moved += put.length - (end - start);
  }
  return ({ at }: Diagnostic, text: string) =>
    at.file === file && linesOf(text, at.start, 1).some((line) => written.has(line));
}

/** The lines of a stretch of a text, except blank ones. An empty stretch has none. */
function linesOf(text: string, start: number, length: number): string[] {
  if (length === 0) return [];
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const end = text.indexOf('\n', start + length - 1);
  const lines = text.slice(from, end < 0 ? text.length : end).split('\n');
  return lines.filter((line) => line.trim() !== '');
}
