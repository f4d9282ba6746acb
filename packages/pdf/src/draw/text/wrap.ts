import type { Face } from '../../fonts/arimo.ts';
import { widthOf } from './fonts.ts';
import type { TextRun } from './rich-text.ts';

/** A part of a word that is never split: letters in one typeface, a blank or a checkbox. */
export type Atom =
  | { kind: 'letters'; text: string; face: Face; width: number }
  | { kind: 'blank' | 'tick'; width: number };
export type Word = { atoms: Atom[]; width: number; space: number };
/** The words of a printed line, and their total width. */
export type WrappedLine = { words: Word[]; width: number };

/** Splits a text into words at spaces. A no-break space does not split. */
export function wordsOf(parts: TextRun[], size: number): Word[] {
  const words: Word[] = [];
  let open: Word | undefined;
  const add = (atom: Atom) => {
    const word = open ?? { atoms: [], width: 0, space: 0 };
    if (!open) words.push(word);
    word.atoms.push(atom);
    word.width += atom.width;
    word.space = widthOf(' ', atom.kind === 'letters' ? atom.face : 'regular', size);
    open = word;
  };

  for (const part of parts) {
    if (part.kind === 'blank') add({ kind: 'blank', width: part.underscores * size * 0.5 });
    if (part.kind === 'tick') add({ kind: 'tick', width: size });
    if (part.kind !== 'words') continue;
    for (const piece of part.text.split(/([ \n\t\r]+)/)) {
      if (piece === '') continue;
      if (/^[ \n\t\r]/.test(piece)) {
        // A checkbox stays with the word after it.
        if (open?.atoms.at(-1)?.kind === 'tick') add(lettersOf('\u00a0', part.face, size));
        else open = undefined;
      } else add(lettersOf(piece, part.face, size));
    }
  }
  return words;
}

function lettersOf(text: string, face: Face, size: number): Atom {
  return { kind: 'letters', text, face, width: widthOf(text, face, size) };
}

/** Wraps words into lines of a given width. A wider word gets a line of its own. */
export function wrap(words: Word[], width: number): WrappedLine[] {
  const lines: WrappedLine[] = [];
  for (const word of words) {
    const line = lines.at(-1);
    const space = line?.words.at(-1)?.space ?? 0;
    if (line && line.width + space + word.width <= width + 0.001) {
      line.words.push(word);
      line.width += space + word.width;
    } else lines.push({ words: [word], width: word.width });
  }
  return lines;
}
