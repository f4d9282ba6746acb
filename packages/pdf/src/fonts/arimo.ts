import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font, type Glyph } from '@cantoo/fontkit';

const require = createRequire(import.meta.url);

const paths = {
  regular: () => require.resolve('@expo-google-fonts/arimo/400Regular/Arimo_400Regular.ttf'),
  bold: () => require.resolve('@expo-google-fonts/arimo/700Bold/Arimo_700Bold.ttf'),
  italic: () =>
    require.resolve('@expo-google-fonts/arimo/400Regular_Italic/Arimo_400Regular_Italic.ttf'),
  boldItalic: () =>
    require.resolve('@expo-google-fonts/arimo/700Bold_Italic/Arimo_700Bold_Italic.ttf'),
};

/** A face of Arimo, whose letters are as wide as those of Helvetica. */
export type Face = keyof typeof paths;

const read = new Map<Face, Font>();

/** A face of Arimo, read once per process. */
export function arimo(face: Face): Font {
  const known = read.get(face) ?? readFont(paths[face]());
  read.set(face, known);
  return known;
}

function readFont(path: string): Font {
  const font = create(new Uint8Array(readFileSync(path)));
  if (!('createSubset' in font)) throw new Error(`${path} is not a single font.`);
  return font;
}

/** The glyph of a character that Arimo has. */
export function glyphOf(font: Font, point: number): Glyph {
  const glyph = font.glyphForCodePoint(point);
  if (!glyph) throw new Error(`Arimo has no glyph for U+${point.toString(16)}.`);
  return glyph;
}

/** The width of a character in thousandths of the size. */
export function widthIn(font: Font, point: number): number {
  return Math.round((glyphOf(font, point).advanceWidth * 1000) / font.unitsPerEm);
}
