import { Encodings, Font, FontNames } from 'pdf-lib/standard-fonts';

/** The typefaces of printed text: standard fonts that every viewer has. */
export const faces = {
  regular: FontNames.Helvetica,
  bold: FontNames.HelveticaBold,
  italic: FontNames.HelveticaOblique,
  boldItalic: FontNames.HelveticaBoldOblique,
} as const;
export type Face = keyof typeof faces;

/** The ascent and descent of letters as fractions of the size. */
export const ascent = 0.718;
export const descent = 0.207;

const widths = Object.fromEntries(
  Object.entries(faces).map(([face, name]) => [face, widthsOf(Font.load(name))]),
) as Record<Face, Map<number, number>>;

function widthsOf(font: Font): Map<number, number> {
  const known = new Map<number, number>();
  for (const point of Encodings.WinAnsi.supportedCodePoints) {
    const width = font.getWidthOfGlyph(Encodings.WinAnsi.encodeUnicodeCodePoint(point).name);
    if (width !== undefined) known.set(point, width);
  }
  return known;
}

/** The width of a text in points, without kerning, because it is printed without kerning. */
export function widthOf(text: string, face: Face, size: number): number {
  let width = 0;
  for (const character of text) width += widths[face].get(character.codePointAt(0) ?? 0) ?? 0;
  return (width * size) / 1000;
}

/** The first character that the standard fonts cannot print. */
export function unprintable(text: string): string | undefined {
  for (const character of text) {
    if (!widths.regular.has(character.codePointAt(0) ?? 0)) return character;
  }
  return undefined;
}

/** The text as bytes of WinAnsi, the encoding of the standard fonts. */
export function encode(text: string): number[] {
  return Array.from(
    text,
    (character) => Encodings.WinAnsi.encodeUnicodeCodePoint(character.codePointAt(0) ?? 0).code,
  );
}
