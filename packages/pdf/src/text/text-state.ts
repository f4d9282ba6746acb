import { PdfString, type Value } from '../reader/values.ts';
import type { Operation } from './content-operations.ts';
import { identity, type Matrix, matrixOf, multiply } from './matrix.ts';
import type { TextFont } from './text-font.ts';

type Point = [x: number, y: number];

/** A printed letter: the start and end of its baseline, and its font size. */
export type Glyph = {
  text: string;
  start: Point;
  end: Point;
  size: number;
};

const invisible = 3;

/** The text state: font, spacing and position (ISO 32000-1, 9.3 and 9.4). */
export class TextState {
  private page: Matrix = identity;
  private text: Matrix = identity;
  private line: Matrix = identity;
  private font: TextFont | undefined;
  private size = 0;
  private letterSpace = 0;
  private wordSpace = 0;
  private scale = 1;
  private leading = 0;
  private rise = 0;
  private mode = 0;

  copy(): TextState {
    return Object.assign(new TextState(), this);
  }

  transform(matrix: Matrix): void {
    this.page = multiply(matrix, this.page);
  }

  setFont(font: TextFont, size: number): void {
    this.font = font;
    this.size = size;
  }

  /** Executes an operator and returns the letters it prints. */
  follow({ operator, operands }: Operation): Glyph[] {
    const [first, second] = [numberOf(operands[0]), numberOf(operands[1])];
    switch (operator) {
      case 'BT':
        return this.moveTo(identity);
      case 'Tm':
        return this.moveTo(matrixOf(operands));
      case 'Td':
        return this.moveBy(first, second);
      case 'TD':
        this.leading = -second;
        return this.moveBy(first, second);
      case 'T*':
        return this.moveBy(0, -this.leading);
      case 'Tj':
        return this.show(operands[0]);
      case 'TJ':
        return this.showList(operands[0]);
      case "'":
        this.moveBy(0, -this.leading);
        return this.show(operands[0]);
      case '"':
        this.wordSpace = first;
        this.letterSpace = second;
        this.moveBy(0, -this.leading);
        return this.show(operands[2]);
      default:
        return this.set(operator, first);
    }
  }

  private set(operator: string, value: number): Glyph[] {
    if (operator === 'Tc') this.letterSpace = value;
    if (operator === 'Tw') this.wordSpace = value;
    if (operator === 'Tz') this.scale = value / 100;
    if (operator === 'TL') this.leading = value;
    if (operator === 'Ts') this.rise = value;
    if (operator === 'Tr') this.mode = value;
    return [];
  }

  private moveTo(matrix: Matrix): Glyph[] {
    this.text = matrix;
    this.line = matrix;
    return [];
  }

  private moveBy(x: number, y: number): Glyph[] {
    return this.moveTo(multiply([1, 0, 0, 1, x, y], this.line));
  }

  private showList(list: Value | undefined): Glyph[] {
    if (!Array.isArray(list)) return [];
    return list.flatMap((each) => {
      if (typeof each === 'number') this.advance((-each / 1000) * this.size * this.scale);
      return this.show(each);
    });
  }

  private show(string: Value | undefined): Glyph[] {
    if (!(string instanceof PdfString) || !this.font) return [];
    const place = multiply(this.text, this.page);
    const [a, b, c, d] = place;
    const [x, y] = [place[4] + c * this.rise, place[5] + d * this.rise];
    const size = Math.hypot(c, d) * Math.abs(this.size);
    const glyphs: Glyph[] = [];
    let at = 0;
    for (const { text, width, isSpace } of this.font(string.bytes)) {
      const end = at + width * this.size * this.scale;
      const start: Point = [x + a * at, y + b * at];
      if (this.mode !== invisible) {
        glyphs.push({ text, start, end: [x + a * end, y + b * end], size });
      }
      at = end + (this.letterSpace + (isSpace ? this.wordSpace : 0)) * this.scale;
    }
    this.advance(at);
    return glyphs;
  }

  private advance(across: number): void {
    this.text = multiply([1, 0, 0, 1, across, 0], this.text);
  }
}

function numberOf(value: Value | undefined): number {
  return typeof value === 'number' ? value : 0;
}
