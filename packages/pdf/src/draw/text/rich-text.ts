import type { Face } from '../../fonts/arimo.ts';

/** A part of a text: words in one face, a blank to write in, or a box to tick. */
export type TextRun =
  | { kind: 'words'; text: string; face: Face }
  | { kind: 'blank'; underscores: number }
  | { kind: 'tick' };

const token = /\\([*_[\]\\])|(\*\*?)|(_{4,})|(\[ \])/g;

/** Parses **bold**, *italic*, ____ and [ ]. Returns undefined when a star is not closed. */
export function parseRichText(source: string): TextRun[] | undefined {
  const parts: TextRun[] = [];
  let bold = false;
  let italic = false;
  const say = (text: string) => {
    if (text === '') return;
    const face = bold ? (italic ? 'boldItalic' : 'bold') : italic ? 'italic' : 'regular';
    const last = parts.at(-1);
    if (last?.kind === 'words' && last.face === face) last.text += text;
    else parts.push({ kind: 'words', text, face });
  };

  let end = 0;
  for (const found of source.matchAll(token)) {
    say(source.slice(end, found.index));
    end = found.index + found[0].length;
    const [, escaped, stars, underscores] = found;
    if (escaped !== undefined) say(escaped);
    else if (stars === '**') bold = !bold;
    else if (stars === '*') italic = !italic;
    else if (underscores === undefined) parts.push({ kind: 'tick' });
    else parts.push({ kind: 'blank', underscores: underscores.length });
  }
  say(source.slice(end));
  return bold || italic ? undefined : parts;
}

/** The words without markup, as a screen reader reads them. */
export function plainText(source: string): string {
  const parts = parseRichText(source) ?? [];
  const words = parts.map((part) => (part.kind === 'words' ? part.text : ' '));
  return words.join('').replace(/\s+/g, ' ').trim();
}
