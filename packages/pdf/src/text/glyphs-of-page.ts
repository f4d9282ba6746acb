import { checkLevel } from '../reader/limits.ts';
import type { Page } from '../reader/pages.ts';
import type { PdfFile } from '../reader/pdf-file.ts';
import {
  type Dictionary,
  isDictionary,
  isName,
  Name,
  PdfString,
  StreamObject,
  type Value,
} from '../reader/values.ts';
import { contentOperations, type Operation } from './content-operations.ts';
import { type Matrix, matrixOf } from './matrix.ts';
import { type TextFont, textFont } from './text-font.ts';
import { type Glyph, TextState } from './text-state.ts';

/** All printed text of a page, in the page's own coordinates. */
export function glyphsOfPage(file: PdfFile, page: Page): Glyph[] {
  const reader = new GlyphReader(file);
  const resources = file.at(page.inherited, 'Resources');
  reader.read(contentsOf(file, page), dictionaryOf(resources), 0);
  return reader.glyphs;
}

/** What a page draws, all of its streams joined. */
export function contentsOf(file: PdfFile, page: Page): Uint8Array {
  const contents = file.at(page.dictionary, 'Contents');
  const streams = (Array.isArray(contents) ? contents : [contents]).map(file.resolve);
  const parts = streams.map((each) => bytesOf(file, each));
  return Buffer.concat(parts.flatMap((part) => [part, newline]));
}

const newline = Buffer.from('\n');

function bytesOf(file: PdfFile, stream: Value): Uint8Array {
  return (stream instanceof StreamObject && file.unpack(stream)) || new Uint8Array();
}

function dictionaryOf(value: Value): Dictionary {
  return isDictionary(value) ? value : new Map();
}

class GlyphReader {
  readonly glyphs: Glyph[] = [];
  private state = new TextState();
  private readonly saved: TextState[] = [];
  private readonly fonts = new Map<Dictionary, TextFont>();
  private readonly drawings = new Map<StreamObject, Uint8Array>();

  constructor(private readonly file: PdfFile) {}

  read(bytes: Uint8Array, resources: Dictionary, level: number): void {
    checkLevel(level);
    const depth = this.saved.length;
    let count = 0;
    for (const operation of contentOperations(bytes)) {
      this.file.budget.countValues(operation.operands.length + 1);
      count += 1;
      if (count % 256 === 0) this.file.budget.checkTime();
      this.follow(operation, resources, level, depth);
    }
    const before = this.saved[depth];
    this.saved.length = Math.min(depth, this.saved.length);
    if (before) this.state = before;
  }

  private follow(operation: Operation, resources: Dictionary, level: number, depth: number): void {
    const { operator, operands } = operation;
    if (operator === 'q') this.save();
    else if (operator === 'Q') this.restore(depth);
    else if (operator === 'cm') this.state.transform(matrixOf(operands));
    else if (operator === 'Do') this.drawing(operands[0], resources, level);
    else if (operator === 'Tf') this.chooseFont(operands, resources);
    else if (operator === 'gs') this.chooseGraphics(operands[0], resources);
    else this.print(operation);
  }

  private print(operation: Operation): void {
    for (const operand of operation.operands) {
      for (const each of Array.isArray(operand) ? operand : [operand])
        if (each instanceof PdfString) this.file.budget.countLetters(each.bytes.length);
    }
    for (const glyph of this.state.follow(operation)) this.glyphs.push(glyph);
  }

  private save(): void {
    checkLevel(Math.floor(this.saved.length / 64));
    this.saved.push(this.state.copy());
  }

  private restore(depth: number): void {
    if (this.saved.length > depth) this.state = this.saved.pop() ?? this.state;
  }

  private chooseFont([name, size]: Value[], resources: Dictionary): void {
    this.setFont(this.resource(name, 'Font', resources), size);
  }

  private chooseGraphics(name: Value | undefined, resources: Dictionary): void {
    const graphics = this.resource(name, 'ExtGState', resources);
    const font = isDictionary(graphics) ? this.file.at(graphics, 'Font') : null;
    if (Array.isArray(font)) this.setFont(this.file.resolve(font[0]), font[1]);
  }

  private setFont(font: Value, size: Value | undefined): void {
    if (!isDictionary(font)) return;
    const known = this.fonts.get(font) ?? textFont(this.file, font);
    this.fonts.set(font, known);
    this.state.setFont(known, typeof size === 'number' ? size : 0);
  }

  /** Reads the text of a form XObject. */
  private drawing(name: Value | undefined, resources: Dictionary, level: number): void {
    const form = this.resource(name, 'XObject', resources);
    if (!(form instanceof StreamObject)) return;
    const { dictionary } = form;
    if (!isName(this.file.at(dictionary, 'Subtype'), 'Form')) return;
    const bytes = this.drawings.get(form) ?? bytesOf(this.file, form);
    this.drawings.set(form, bytes);
    const before = this.state;
    this.state = before.copy();
    this.state.transform(this.matrixAt(dictionary));
    const own = this.file.at(dictionary, 'Resources');
    this.read(bytes, isDictionary(own) ? own : resources, level + 1);
    this.state = before;
  }

  private matrixAt(dictionary: Dictionary): Matrix {
    const list = this.file.at(dictionary, 'Matrix');
    return matrixOf(Array.isArray(list) ? list.map(this.file.resolve) : []);
  }

  private resource(name: Value | undefined, kind: string, resources: Dictionary): Value {
    const list = this.file.at(resources, kind);
    return name instanceof Name && isDictionary(list) ? this.file.at(list, name.text) : null;
  }
}
