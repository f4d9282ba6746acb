import type { Diagnostic, Sources } from '@formpress/compiler';
import type { Edit, Mistake } from './mutation.ts';

const isLock = /\.lock\.(?:json|txt)$/;

type Lines = { first: number; last: number };

/**
 * Whether the findings lead to the edited line, by their own place or by a related one. For a deleted
 * file, and for a lock, which is sealed as a whole, the name of the file is enough; for deleted lines,
 * a place around them.
 */
export function namesMistake(
  found: readonly Diagnostic[],
  mistake: Mistake,
  sources: Sources,
): boolean {
  if ('deleted' in mistake || isLock.test(mistake.file)) {
    const name = mistake.file.split('/').slice(-2).join('/');
    return found.some(({ at, message, help = '' }) =>
      [at.file, message, help].some((text) => text.includes(name) || text.includes(base(name))),
    );
  }
  const text = new TextDecoder().decode(sources.get(mistake.file));
  const edited = editedLines(mistake.edits, text);
  const places = found.flatMap(({ at, related = [] }) => [at, ...related.map((each) => each.at)]);
  return places.some(({ file, start, end }) => {
    if (file !== mistake.file) return false;
    const place = { first: lineOf(text, start), last: lineOf(text, Math.max(start, end - 1)) };
    return edited.some(({ first, last }) => place.first <= last && first <= place.last);
  });
}

function base(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** The lines of edits in the text that has them. */
function editedLines(edits: readonly Edit[], text: string): Lines[] {
  let moved = 0;
  return [...edits]
    .sort((a, b) => a.start - b.start)
    .map(({ start, end, put }) => {
      const from = start + moved;
      moved += put.length - (end - start);
      if (put === '') return linesAround(text, lineOf(text, from));
      return { first: lineOf(text, from), last: lineOf(text, from + put.length) };
    });
}

/** The lines around a deletion: from the heading of its block to the line after the gap. */
function linesAround(text: string, gap: number): Lines {
  const lines = text.split('\n');
  const depth = (line = '') => line.search(/\S/);
  const own = Math.max(depth(lines[gap - 1]), depth(lines[gap - 2]));
  const above = lines.slice(0, gap - 1).findLastIndex((line) => line !== '' && depth(line) < own);
  return { first: above + 1 || gap - 1, last: gap + 1 };
}

function lineOf(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}
