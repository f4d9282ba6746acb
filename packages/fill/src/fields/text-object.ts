import type { TextPlace } from '@formpress/model';
import { writeDigits } from '../foundation/digits.ts';
import type { Ink } from '../foundation/ink.ts';
import { Stencil } from '../foundation/stencil.ts';
import type { Placement } from '../layout/placement.ts';
import type { Typeface } from '../layout/typeface.ts';
import type { Enclosing } from './enclosing.ts';

/** The size of a text, how far its letters are narrowed (1: not at all), and where in its box it stands. */
export type TextState = { size: number; narrowing: number; x: number; y: number };

/** Which part of its width a line goes back from the point where it stands. */
const shares = { left: 0, center: 0.5, right: 1 };
/** Digits of the number that moves a line back. */
const digits = 7;

/** The operators of a text in one font. They are made for the state that most texts have. */
export class TextObject {
  private readonly share: number;
  private readonly first: Stencil;
  private readonly last: Uint8Array;
  /** The operators before a line that is not the first. */
  private next: Stencil | undefined;

  constructor(
    readonly face: Typeface,
    private readonly box: Placement,
    align: TextPlace['align'],
    { before, after }: Enclosing,
    private readonly usual: TextState,
  ) {
    this.share = shares[align];
    this.first = new Stencil(
      [`${before}BT /${face.resource} `, ` Tf ${this.axes()}`, ' ', ` Tm${this.opening()}`],
      [usual.size, ...this.point()],
    );
    this.last = Buffer.from(`${this.closing()} ET${after}`, 'latin1');
  }

  /** Begins the text, and returns where. Its first line follows. */
  begin(ink: Ink): number {
    return this.first.put(ink);
  }

  /** Gives a text that was begun at an offset its size, and its first line a place. */
  place(ink: Ink, start: number, size: number, x: number, y: number): void {
    const { first, box } = this;
    first.replace(ink, start, 0, size);
    first.replace(ink, start, 1, box.pageX(x, y));
    first.replace(ink, start, 2, box.pageY(x, y));
  }

  /** Goes to where another line follows. */
  goTo(ink: Ink, x: number, y: number): void {
    this.next ??= new Stencil(
      [`${this.closing()} ${this.axes()}`, ' ', ` Tm${this.opening()}`],
      this.point(),
    );
    const start = this.next.put(ink);
    this.next.replace(ink, start, 0, this.box.pageX(x, y));
    this.next.replace(ink, start, 1, this.box.pageY(x, y));
  }

  /** Shows a line. Returns its width in thousandths of the size; -1 when the font lacks a character. */
  show(line: string, ink: Ink): number {
    const start = ink.length;
    const width = this.face.write(line, ink);
    if (this.share > 0 && width > 0)
      writeDigits(ink.bytes, start - digits, digits, Math.floor(width * this.share));
    return width;
  }

  /** Ends the text. */
  end(ink: Ink): void {
    ink.put(this.last);
  }

  private opening(): string {
    return this.share > 0 ? `[${'0'.repeat(digits)}` : '';
  }

  private closing(): string {
    return this.share > 0 ? ']TJ' : 'Tj';
  }

  private axes(): string {
    const { xx, xy, yx, yy } = this.box.direction;
    const { narrowing } = this.usual;
    return `${xx * narrowing} ${xy * narrowing} ${yx} ${yy} `;
  }

  private point(): [x: number, y: number] {
    const { x, y } = this.usual;
    return [this.box.pageX(x, y), this.box.pageY(x, y)];
  }
}
