import { Encodings } from 'pdf-lib/standard-fonts';
import { arimo, type Face, glyphOf, widthIn } from './arimo.ts';
import { withCharacterTable } from './true-type.ts';

/** A face with some characters, as a simple TrueType font in WinAnsi encoding. */
export type EmbeddedFace = {
  name: string;
  program: Uint8Array;
  /** Code of the first width. */
  first: number;
  /** In thousandths of the size; 0 for codes whose characters are left out. */
  widths: number[];
  descriptor: {
    Flags: number;
    FontBBox: number[];
    ItalicAngle: number;
    Ascent: number;
    Descent: number;
    CapHeight: number;
    StemV: number;
  };
};

const winAnsi = Encodings.WinAnsi;

/** The characters of WinAnsi, in the order of Unicode. */
export const winAnsiCharacters: readonly number[] = winAnsi.supportedCodePoints.toSorted(
  (a, b) => a - b,
);

/** The name of the face in which values are printed. It has every character of WinAnsi. */
export const valuesFont = 'FPWINA+Arimo';

const names: Record<Face, string> = {
  regular: 'Arimo',
  bold: 'Arimo-Bold',
  italic: 'Arimo-Italic',
  boldItalic: 'Arimo-BoldItalic',
};

let values: EmbeddedFace | undefined;

/** The face in which values are printed, made once per process. */
export function valuesFace(): EmbeddedFace {
  values ??= { ...embeddedFace('regular', winAnsiCharacters), name: valuesFont };
  return values;
}

/** A face with only these characters of WinAnsi. */
export function embeddedFace(face: Face, points: readonly number[]): EmbeddedFace {
  const font = arimo(face);
  const subset = font.createSubset();
  const sorted = points.toSorted((a, b) => a - b);
  const glyphs = new Map(sorted.map((point) => [point, subset.includeGlyph(glyphOf(font, point))]));
  const codes = new Map(sorted.map((point) => [codeOf(point), widthIn(font, point)]));
  const [first, last] = [Math.min(...codes.keys()), Math.max(...codes.keys())];
  const scaled = (value: number): number => Math.round((value * 1000) / font.unitsPerEm);
  const { minX, minY, maxX, maxY } = font.bbox;
  const [isSlanted, isBold] = [face.endsWith('talic'), face.startsWith('bold')];
  return {
    name: `FPTEXT+${names[face]}`,
    program: withCharacterTable(subset.encode(), glyphs),
    first,
    widths: Array.from({ length: last - first + 1 }, (_, i) => codes.get(first + i) ?? 0),
    descriptor: {
      Flags: isSlanted ? 32 + 64 : 32,
      FontBBox: [minX, minY, maxX, maxY].map(scaled),
      ItalicAngle: isSlanted ? -12 : 0,
      Ascent: scaled(font.ascent),
      Descent: scaled(font.descent),
      CapHeight: scaled(font.capHeight),
      StemV: isBold ? 140 : 80,
    },
  };
}

/** The code of a character in WinAnsi. */
export function codeOf(point: number): number {
  return winAnsi.encodeUnicodeCodePoint(point).code;
}
