import type { TextPlace } from '@formpress/model';
import { writeOverZeros } from '../foundation/digits.ts';
import type { Ink } from '../foundation/ink.ts';
import { Stencil } from '../foundation/stencil.ts';
import type { Placement } from '../layout/placement.ts';
import type { Typeface } from '../layout/typeface.ts';

/** How a text is shown. */
export type TextState = {
  size: number;
  /** The horizontal scale of its letters (1: not narrowed). */
  narrowing: number;
  /** Where in its box its first line is placed. */
  x: number;
  y: number;
  /** The distance from one line to the next. */
  step: { x: number; y: number };
};

/** The fraction of its width by which a line is moved back from the point where it is placed. */
const shares = { left: 0, center: 0.5, right: 1 };
/** What ends a line. */
const endOfLine = ']TJ';
/** Digits of the number that moves a line back. */
const digits = 7;

/** The operators of a text in one font, prepared for the state that most texts have. */
export class TextObject {
  private readonly share: number;
  private readonly first: Stencil;
  private readonly between: Stencil;

  constructor(
    readonly face: Typeface,
    private readonly box: Placement,
    align: TextPlace['align'],
    before: string,
    { size, narrowing, x, y, step }: TextState,
  ) {
    this.share = shares[align];
    const back = this.share > 0 ? '0'.repeat(digits) : '';
    const { xx, xy, yx, yy } = box.direction;
    const axes = `${xx * narrowing} ${xy * narrowing} ${yx} ${yy} `;
    // A text that has just been opened is upright and unstretched: it only has to be moved.
    const isPlain = before !== '' && axes === '1 0 0 1 ';
    const [turn, move] = isPlain ? ['', 'Td'] : [axes, 'Tm'];
    this.first = new Stencil(
      [`${before} /${face.resource} `, ` Tf ${turn}`, ' ', ` ${move}[${back}`],
      [size, box.pageX(x, y), box.pageY(x, y)],
    );
    this.between = new Stencil([' ', ' ', ` Td[${back}`], [step.x, step.y]);
  }

  /** Begins the text and returns its offset. Its first line follows. */
  begin(ink: Ink): number {
    return this.first.put(ink);
  }

  /** Sets the size of a text that begins at an offset, and the place of its first line. */
  place(ink: Ink, start: number, size: number, x: number, y: number): void {
    const { first, box } = this;
    first.replace(ink, start, 0, size);
    first.replace(ink, start, 1, box.pageX(x, y));
    first.replace(ink, start, 2, box.pageY(x, y));
  }

  /** Begins another line, at this distance from the start of the last one. */
  next(ink: Ink, x: number, y: number): void {
    const start = this.between.put(ink);
    this.between.replace(ink, start, 0, x);
    this.between.replace(ink, start, 1, y);
  }

  /** Ends the line before with a space, because screen readers would join it to the next. */
  separate(ink: Ink): void {
    ink.length -= endOfLine.length;
    this.face.show(' ', ink);
  }

  /** Shows a line. Returns its width in thousandths of the size; -1 when the font lacks a character. */
  show(line: string, ink: Ink): number {
    const start = ink.length;
    const width = this.face.show(line, ink);
    if (this.share > 0 && width > 0)
      writeOverZeros(ink.bytes, start, Math.floor(width * this.share));
    return width;
  }
}
