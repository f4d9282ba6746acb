import type { PdfFile } from '../reader/pdf-file.ts';
import { type Dictionary, isDictionary, Name, StreamObject, type Value } from '../reader/values.ts';
import { readCharacterMap } from '../text/character-map.ts';
import { letterOfGlyph, lettersOf } from '../text/letters-by-code.ts';
import { TrueTypeProgram } from './true-type-program.ts';

const symbolic = 4;

/** A font in which something is shown, and the codes that are shown in it. */
export class UsedFont {
  readonly name: string;
  readonly subtype: string;
  readonly encoding: Value;
  /** The font itself, or the descendant font that holds the characters of a composite font. */
  readonly characters: Dictionary;
  readonly isSymbolic: boolean;
  readonly isEmbedded: boolean;
  /** The font program, if it is TrueType. */
  readonly program: TrueTypeProgram | undefined;
  readonly toUnicode: Map<number, string> | undefined;
  readonly codes = new Set<number>();

  constructor(
    private readonly file: PdfFile,
    readonly dictionary: Dictionary,
  ) {
    this.name = nameAt(file, dictionary, 'BaseFont');
    this.subtype = nameAt(file, dictionary, 'Subtype');
    this.encoding = file.at(dictionary, 'Encoding');
    const descendants = file.at(dictionary, 'DescendantFonts');
    const descendant = Array.isArray(descendants) ? file.resolve(descendants[0]) : null;
    this.characters = isDictionary(descendant) ? descendant : dictionary;
    const written = file.at(this.characters, 'FontDescriptor');
    const descriptor: Dictionary = isDictionary(written) ? written : new Map();
    const flags = file.at(descriptor, 'Flags');
    this.isSymbolic = typeof flags === 'number' && (flags & symbolic) !== 0;
    const keys = ['FontFile', 'FontFile2', 'FontFile3'];
    const programs = keys.map((key) => file.at(descriptor, key));
    this.isEmbedded = this.subtype === 'Type3' || programs.some((each) => each !== null);
    const [, trueType] = programs;
    const bytes = trueType instanceof StreamObject ? file.unpack(trueType) : undefined;
    this.program = bytes && new TrueTypeProgram(bytes);
    const map = file.at(dictionary, 'ToUnicode');
    const text = map instanceof StreamObject ? file.unpack(map) : undefined;
    this.toUnicode = text && readCharacterMap(text, file.budget);
  }

  get isComposite(): boolean {
    return this.subtype === 'Type0';
  }

  show(bytes: Uint8Array): void {
    const step = this.isComposite ? 2 : 1;
    for (let i = 0; i + step <= bytes.length; i += step) {
      const [high = 0, low = 0] = bytes.subarray(i, i + step);
      this.codes.add(this.isComposite ? high * 256 + low : high);
    }
  }

  /** The Unicode text of a code. */
  textOf(code: number): string | undefined {
    const mapped = this.toUnicode?.get(code);
    if (mapped !== undefined || this.isComposite || this.isSymbolic) return mapped;
    const different = this.differences().get(code);
    return different === undefined
      ? lettersOf(this.baseEncoding())[code]
      : letterOfGlyph(different);
  }

  /** The encoding that the font names. */
  baseEncoding(): string | undefined {
    const { encoding } = this;
    const base = isDictionary(encoding) ? this.file.at(encoding, 'BaseEncoding') : encoding;
    return base instanceof Name ? base.text : undefined;
  }

  /** Names of glyphs that differ from the encoding, by code. */
  differences(): Map<number, string> {
    const names = new Map<number, string>();
    const { encoding } = this;
    const list = isDictionary(encoding) ? this.file.at(encoding, 'Differences') : null;
    let code = 0;
    for (const each of Array.isArray(list) ? list.map(this.file.resolve) : []) {
      if (typeof each === 'number') code = each;
      else if (each instanceof Name) names.set(code++, each.text);
    }
    return names;
  }

  /** The glyph of a code; undefined when the font program is not TrueType. */
  glyphOf(code: number): number | undefined {
    if (!this.program) return undefined;
    if (!this.isComposite) return this.program.glyphOf(this.textOf(code) ?? '');
    const map = this.file.at(this.characters, 'CIDToGIDMap');
    const bytes = map instanceof StreamObject ? this.file.unpack(map) : undefined;
    return bytes ? (bytes[2 * code] ?? 0) * 256 + (bytes[2 * code + 1] ?? 0) : code;
  }

  /** The width that the font gives for a code, in thousandths of the size. */
  widthOf(code: number): number | undefined {
    if (this.isComposite) return widthIn(this.file, this.file.at(this.characters, 'W'), code);
    const first = this.file.at(this.dictionary, 'FirstChar');
    const widths = this.file.at(this.dictionary, 'Widths');
    const at = typeof first === 'number' ? code - first : -1;
    const width = Array.isArray(widths) ? this.file.resolve(widths[at]) : null;
    return typeof width === 'number' ? width : undefined;
  }
}

/** The width of a code in a list of `first [widths]` and `first last width`. */
function widthIn(file: PdfFile, written: Value, code: number): number | undefined {
  const items = Array.isArray(written) ? written.map(file.resolve) : [];
  for (let i = 0; i + 1 < items.length; ) {
    const [first, second, third] = [items[i], items[i + 1], items[i + 2]];
    if (typeof first !== 'number') return undefined;
    if (Array.isArray(second)) {
      const width = file.resolve(second[code - first]);
      if (typeof width === 'number') return width;
      i += 2;
    } else {
      const isIn = typeof second === 'number' && code >= first && code <= second;
      if (isIn && typeof third === 'number') return third;
      i += 3;
    }
  }
  return undefined;
}

function nameAt(file: PdfFile, dictionary: Dictionary, key: string): string {
  const value = file.at(dictionary, key);
  return value instanceof Name ? value.text : '';
}
