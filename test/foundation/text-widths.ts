import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { PDFDocument, type PDFFont, StandardFonts } from 'pdf-lib-original';

// A second measurement of text, which shares no code and no tables with the first.

const path = createRequire(new URL('../../packages/pdf/package.json', import.meta.url)).resolve(
  '@expo-google-fonts/arimo/400Regular/Arimo_400Regular.ttf',
);
const font = readFileSync(path);

function tableAt(tag: string): number {
  for (let at = 12; at < 12 + 16 * font.readUInt16BE(4); at += 16) {
    if (font.toString('latin1', at, at + 4) === tag) return font.readUInt32BE(at + 8);
  }
  throw new Error(`Arimo has no table ${tag}.`);
}

const [head, hhea, hmtx, cmap] = ['head', 'hhea', 'hmtx', 'cmap'].map(tableAt) as [
  number,
  number,
  number,
  number,
];

/** The offset of the subtable that maps Unicode in segments (format 4). */
function segments(): number {
  for (let i = 0; i < font.readUInt16BE(cmap + 2); i += 1) {
    const at = cmap + font.readUInt32BE(cmap + 4 + 8 * i + 4);
    if (font.readUInt16BE(at) === 4) return at;
  }
  throw new Error('Arimo maps no Unicode.');
}

const table = segments();

function glyphOf(point: number): number {
  const count = font.readUInt16BE(table + 6) / 2;
  for (let i = 0; i < count; i += 1) {
    const end = table + 14 + 2 * i;
    const start = end + 2 * count + 2;
    if (point > font.readUInt16BE(end) || point < font.readUInt16BE(start)) continue;
    const delta = font.readUInt16BE(start + 2 * count);
    const offset = font.readUInt16BE(start + 4 * count);
    if (offset === 0) return (point + delta) & 0xffff;
    const place = start + 4 * count + offset + 2 * (point - font.readUInt16BE(start));
    return font.readUInt16BE(place);
  }
  return 0;
}

/** The width of a text in Arimo, in thousandths of the size. */
function widthInArimo(text: string): number {
  const last = font.readUInt16BE(hhea + 34) - 1;
  const units = Array.from(text, (letter) =>
    font.readUInt16BE(hmtx + 4 * Math.min(glyphOf(letter.codePointAt(0) ?? 0), last)),
  );
  return (units.reduce((sum, each) => sum + each, 0) * 1000) / font.readUInt16BE(head + 18);
}

const document = await PDFDocument.create();
const fonts = new Map<string, PDFFont>();
for (const name of Object.values(StandardFonts)) fonts.set(name, await document.embedFont(name));

/** The width of a text in a standard font or in Arimo, in thousandths of the size. */
export function widthOf(text: string, name: string): number {
  const standard = fonts.get(name);
  if (!standard) return widthInArimo(text);
  // Letter by letter, without kerning.
  const widths = Array.from(text, (letter) => standard.widthOfTextAtSize(letter, 1000));
  return widths.reduce((sum, width) => sum + width, 0);
}
