import type { Diagnostic, Sources } from '@formpress/compiler';
import type { Edit, Mistake } from './mutation.ts';

type Lines = { first: number; last: number };

/**
 * Whether what was found leads to the line that was edited: a place in it, or one that a finding
 * shows besides. Of a deleted file, its name is enough; of deleted lines, those around them.
 */
export function namesMistake(
  found: readonly Diagnostic[],
  mistake: Mistake,
  sources: Sources,
): boolean {
  if ('deleted' in mistake) {
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
      const around = put === '' ? 1 : 0;
      return {
        first: lineOf(text, from) - around,
        last: lineOf(text, from + put.length) + around,
      };
    });
}

function lineOf(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}
