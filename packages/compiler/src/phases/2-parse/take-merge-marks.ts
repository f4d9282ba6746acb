import { lineAt, placeIn, type Source, type YamlMistake } from './foundation/source.ts';

const conflict = /^<{7}(?: .*)?$[\s\S]*?^>{7}(?: .*)?$|^(?:<{7}|={7}|>{7})(?: .*)?$/gm;

/**
 * Removes the marks of unfinished merges from a file, and reports each merge once. The first of the two
 * versions remains, every character at its offset.
 */
export function takeMergeMarks(source: Source): { text: string; mistakes: YamlMistake[] } {
  const text = source.text.replace(/\r$/gm, ' ');
  const mistakes = [...text.matchAll(conflict)].map(({ index }) => mergeConflict(index, source));
  if (mistakes.length === 0) return { text: source.text, mistakes };
  return { text: text.replace(conflict, (lines) => firstVersion(lines)), mistakes };
}

function firstVersion(lines: string): string {
  const [mark = ''] = lines.split('\n');
  const second = lines.search(/^(?:={7}|\|{7})/m);
  const kept = second > 0 ? lines.slice(mark.length, second) : '';
  return blanked(mark) + kept + blanked(lines.slice(mark.length + kept.length));
}

function blanked(text: string): string {
  return text.replace(/[^\n]/g, ' ');
}

function mergeConflict(start: number, source: Source): YamlMistake {
  return {
    code: 'merge-conflict',
    at: placeIn(source, start, lineAt(source.text, start).end),
    message: 'There are marks of an unfinished merge here.',
    help:
      'Keep the lines that are right, and remove those that begin with ' +
      '<<<<<<<, ======= and >>>>>>>.',
  };
}
