import { standardFontFor, standardWidths } from '../fonts/standard-fonts.ts';
import type { PdfFile } from '../reader/pdf-file.ts';
import { type Dictionary, isDictionary, Name, StreamObject } from '../reader/values.ts';
import { readCharacterMap } from './character-map.ts';
import { letterOfGlyph, lettersOf } from './letters-by-code.ts';

/** The text of a code of a font, and its width as a fraction of the size. */
type Letter = { text: string; width: number; isSpace: boolean };

/** Decodes the bytes of a shown string into letters. */
export type TextFont = (bytes: Uint8Array) => Letter[];

/** Prepares a font of a page for decoding. */
export function textFont(file: PdfFile, font: Dictionary): TextFont {
  const subtype = file.at(font, 'Subtype');
  const isComposite = subtype instanceof Name && subtype.text === 'Type0';
  const known = new Map<number, Letter>();
  const make = isComposite ? compositeLetters(file, font) : simpleLetters(file, font);
  const step = isComposite ? 2 : 1;
  return (bytes) => {
    const letters: Letter[] = [];
    for (let at = 0; at + step <= bytes.length; at += step) {
      const code = step === 1 ? (bytes[at] ?? 0) : (bytes[at] ?? 0) * 256 + (bytes[at + 1] ?? 0);
      const letter = known.get(code) ?? make(code);
      known.set(code, letter);
      letters.push(letter);
    }
    return letters;
  };
}

type MakeLetter = (code: number) => Letter;

function simpleLetters(file: PdfFile, font: Dictionary): MakeLetter {
  const map = unicodeOf(file, font);
  const letters = encodingOf(file, font);
  const widthOf = simpleWidths(file, font);
  return (code) => ({
    text: map.get(code) ?? letters(code),
    width: widthOf(code),
    isSpace: code === 32,
  });
}

function unicodeOf(file: PdfFile, font: Dictionary): Map<number, string> {
  const stream = file.at(font, 'ToUnicode');
  const bytes = stream instanceof StreamObject ? file.unpack(stream) : undefined;
  return bytes ? readCharacterMap(bytes, file.budget) : new Map();
}

function encodingOf(file: PdfFile, font: Dictionary): (code: number) => string {
  const encoding = file.at(font, 'Encoding');
  const base = isDictionary(encoding) ? file.at(encoding, 'BaseEncoding') : encoding;
  const letters = lettersOf(base instanceof Name ? base.text : undefined);
  const own = isDictionary(encoding) ? differencesOf(file, encoding) : new Map<number, string>();
  return (code) => own.get(code) ?? letters[code] ?? '';
}

function differencesOf(file: PdfFile, encoding: Dictionary): Map<number, string> {
  const list = file.at(encoding, 'Differences');
  const letters = new Map<number, string>();
  let code = 0;
  for (const item of Array.isArray(list) ? list : []) {
    const each = file.resolve(item);
    if (typeof each === 'number') code = each;
    if (!(each instanceof Name)) continue;
    const letter = letterOfGlyph(each.text);
    if (letter !== undefined) letters.set(code, letter);
    code += 1;
  }
  return letters;
}

function simpleWidths(file: PdfFile, font: Dictionary): (code: number) => number {
  const list = file.at(font, 'Widths');
  if (!Array.isArray(list)) return standardWidthOf(file, font);
  const first = numberOr(file.at(font, 'FirstChar'), 0);
  const descriptor = file.at(font, 'FontDescriptor');
  const missing = isDictionary(descriptor) ? numberOr(file.at(descriptor, 'MissingWidth'), 0) : 0;
  const matrix = file.at(font, 'FontMatrix');
  const scale = Array.isArray(matrix) ? numberOr(file.resolve(matrix[0]), 0.001) : 0.001;
  return (code) => numberOr(file.resolve(list[code - first]), missing) * scale;
}

/** The widths of the standard fonts, which need not be in the file. */
function standardWidthOf(file: PdfFile, font: Dictionary): (code: number) => number {
  const base = file.at(font, 'BaseFont');
  const widths = standardWidths(standardFontFor(base instanceof Name ? base.text : ''));
  return (code) => (widths[code - 32] ?? 0) / 1000;
}

function compositeLetters(file: PdfFile, font: Dictionary): MakeLetter {
  const map = unicodeOf(file, font);
  const descendants = file.at(font, 'DescendantFonts');
  const inner = file.resolve(Array.isArray(descendants) ? descendants[0] : undefined);
  const widths = isDictionary(inner) ? compositeWidths(file, inner) : new Map<number, number>();
  const usual = isDictionary(inner) ? numberOr(file.at(inner, 'DW'), 1000) : 1000;
  return (code) => ({
    text: map.get(code) ?? '',
    width: (widths.get(code) ?? usual) / 1000,
    isSpace: false,
  });
}

/** Reads the widths of a composite font: "first [w1 w2 …]" or "first last w". */
function compositeWidths(file: PdfFile, inner: Dictionary): Map<number, number> {
  const list = file.at(inner, 'W');
  const items = Array.isArray(list) ? list.map(file.resolve) : [];
  const widths = new Map<number, number>();
  for (let i = 0; i + 1 < items.length; ) {
    const [first, next, width] = [numberOr(items[i], 0), items[i + 1], items[i + 2]];
    if (Array.isArray(next)) {
      file.budget.countValues(next.length);
      for (const [step, each] of next.entries()) {
        widths.set(first + step, numberOr(file.resolve(each), 0));
      }
      i += 2;
    } else {
      const last = Math.min(numberOr(next, first), 65_535);
      file.budget.countValues(Math.max(0, last - first));
      for (let code = first; code <= last; code += 1) widths.set(code, numberOr(width, 0));
      i += 3;
    }
  }
  return widths;
}

function numberOr(value: unknown, otherwise: number): number {
  return typeof value === 'number' ? value : otherwise;
}
