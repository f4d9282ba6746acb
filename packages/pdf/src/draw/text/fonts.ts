import { arimo, type Face, widthIn } from '../../fonts/arimo.ts';
import { codeOf, winAnsiCharacters } from '../../fonts/embedded-face.ts';

/** The ascent and descent of letters as fractions of the size. */
export const ascent = 0.718;
export const descent = 0.207;

const known = new Map<Face, Map<number, number>>();

function widthsOf(face: Face): Map<number, number> {
  const widths = known.get(face) ?? measured(face);
  known.set(face, widths);
  return widths;
}

function measured(face: Face): Map<number, number> {
  const font = arimo(face);
  return new Map(winAnsiCharacters.map((point) => [point, widthIn(font, point)]));
}

/** The width of a text in points, without kerning, because it is printed without kerning. */
export function widthOf(text: string, face: Face, size: number): number {
  const widths = widthsOf(face);
  let width = 0;
  for (const character of text) width += widths.get(character.codePointAt(0) ?? 0) ?? 0;
  return (width * size) / 1000;
}

/** The first character that a blank cannot print. */
export function unprintable(text: string): string | undefined {
  const widths = widthsOf('regular');
  for (const character of text) {
    if (!widths.has(character.codePointAt(0) ?? 0)) return character;
  }
  return undefined;
}

/** The text as bytes of WinAnsi, the encoding of the fonts. */
export function encode(text: string): number[] {
  return Array.from(text, (character) => codeOf(character.codePointAt(0) ?? 0));
}
