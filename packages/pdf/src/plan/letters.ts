import type { Font } from '@cantoo/fontkit';
import { arimo, glyphOf, widthIn } from '../fonts/arimo.ts';
import { latin1Bytes } from '../reader/characters.ts';
import { type Dictionary, Name, PdfString, Reference, type Value } from '../reader/values.ts';
import { packedStream } from '../writer/pack.ts';
import { type FilePart, writePart } from '../writer/write-part.ts';
import { unicodeMap } from './unicode-map.ts';

/** The object numbers of the font. They are the same in every template, and so are its bytes. */
export const lettersObjects = { font: 1, letters: 2, descriptor: 3, program: 4, glyphs: 5, map: 6 };

/** A font for letters that the standard fonts lack, with the widths of Helvetica. */
export type Letters = { characters: string; widths: number[]; part: FilePart };

const ranges: [number, number][] = [
  [0x20, 0x7e],
  [0xa0, 0x2ff], // Latin 1, Extended A and B, phonetic and modifier letters (African alphabets, ʻokina)
  [0x1e00, 0x1eff], // Vietnamese and other accented letters
  [0x2010, 0x2027], // dashes and quotation marks
  [0x2030, 0x203a],
  [0x20ac, 0x20ac],
  [0x2116, 0x2122],
  [0x2c60, 0x2c7f],
  [0xfb01, 0xfb02],
];

let made: Letters | undefined;

/** The subset of Arimo with these letters, made once per process. */
export function letters(): Letters {
  made ??= makeLetters();
  return made;
}

function makeLetters(): Letters {
  const font = arimo('regular');
  const known = new Set(font.characterSet);
  const points = ranges.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, i) => first + i).filter((each) => known.has(each)),
  );
  const widths = points.map((point) => widthIn(font, point));
  const characters = String.fromCodePoint(...points);
  return { characters, widths, part: writePart(objectsOf(font, points, widths), keep) };
}

function keep(reference: Reference): number {
  return reference.number;
}

function objectsOf(font: Font, points: number[], widths: number[]): [number, Value][] {
  const subset = font.createSubset();
  const glyphs = points.map((point) => subset.includeGlyph(glyphOf(font, point)));
  const program = subset.encode();
  const toGlyph = Buffer.alloc(2 * (glyphs.length + 1));
  for (const [i, glyph] of glyphs.entries()) toGlyph.writeUInt16BE(glyph, 2 * (i + 1));
  const at = lettersObjects;
  return [
    [at.font, type0()],
    [at.letters, cidFont(widths)],
    [at.descriptor, descriptor(font)],
    [at.program, packedStream(program, new Map([['Length1', program.length]]))],
    [at.glyphs, packedStream(toGlyph)],
    [at.map, packedStream(latin1Bytes(unicodeMap(points)))],
  ];
}

const baseFont = new Name('FPLATN+Arimo');

function reference(number: number): Reference {
  return new Reference(number, 0);
}

function type0(): Dictionary {
  return new Map<string, Value>([
    ['Type', new Name('Font')],
    ['Subtype', new Name('Type0')],
    ['BaseFont', baseFont],
    ['Encoding', new Name('Identity-H')],
    ['DescendantFonts', [reference(lettersObjects.letters)]],
    ['ToUnicode', reference(lettersObjects.map)],
  ]);
}

function cidFont(widths: number[]): Dictionary {
  const system: Dictionary = new Map<string, Value>([
    ['Registry', new PdfString(latin1Bytes('Adobe'))],
    ['Ordering', new PdfString(latin1Bytes('Identity'))],
    ['Supplement', 0],
  ]);
  return new Map<string, Value>([
    ['Type', new Name('Font')],
    ['Subtype', new Name('CIDFontType2')],
    ['BaseFont', baseFont],
    ['CIDSystemInfo', system],
    ['FontDescriptor', reference(lettersObjects.descriptor)],
    ['CIDToGIDMap', reference(lettersObjects.glyphs)],
    ['W', [1, widths]],
  ]);
}

function descriptor(font: Font): Dictionary {
  const scaled = (value: number): number => Math.round((value * 1000) / font.unitsPerEm);
  const { minX, minY, maxX, maxY } = font.bbox;
  return new Map<string, Value>([
    ['Type', new Name('FontDescriptor')],
    ['FontName', baseFont],
    ['Flags', 4],
    ['FontBBox', [minX, minY, maxX, maxY].map(scaled)],
    ['ItalicAngle', 0],
    ['Ascent', scaled(font.ascent)],
    ['Descent', scaled(font.descent)],
    ['CapHeight', scaled(font.capHeight)],
    ['StemV', 80],
    ['FontFile2', reference(lettersObjects.program)],
  ]);
}
