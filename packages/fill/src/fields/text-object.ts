import type { TextPlace } from '@formpress/model';
import { writeOverZeros } from '../foundation/digits.ts';
import type { Ink } from '../foundation/ink.ts';
import { operands } from '../foundation/operands.ts';
import type { Placement } from '../layout/placement.ts';
import type { Typeface } from '../layout/typeface.ts';

/** The size of a text, and where in its box its first line is placed. */
export type TextStart = { size: number; x: number; y: number };

/** The distance from one line to the next. */
export type LineStep = { x: number; y: number };

/** How the texts of a box are usually shown; narrowing is 1 where letters keep their width. */
export type UsualText = { narrowing: number; start: TextStart; step: LineStep };

/** The part of its width by which a line is moved back from the point where it is placed. */
const shares = { left: 0, center: 0.5, right: 1 };
/** Digits of the number that moves a line back. */
const digits = 7;

/** The operators of a text in one font. Those that most texts need are made once. */
export class TextObject {
  private readonly share: number;
  /** What moves a line back: zeros, until its width is known. */
  private readonly back: string;
  private readonly axes: string;
  private readonly usualOpening: Buffer;
  private readonly usualMove: Buffer;

  constructor(
    readonly face: Typeface,
    private readonly box: Placement,
    align: TextPlace['align'],
    private readonly before: string,
    private readonly usual: UsualText,
  ) {
    this.share = shares[align];
    this.back = this.share > 0 ? '0'.repeat(digits) : '';
    const { narrowing } = usual;
    const { xx, xy, yx, yy } = box.direction;
    this.axes = `${xx * narrowing} ${xy * narrowing} ${yx} ${yy}`;
    this.usualOpening = Buffer.from(this.opening(usual.start), 'latin1');
    this.usualMove = Buffer.from(this.move(usual.step), 'latin1');
  }

  /** Begins a text as usual. Its first line follows. */
  begin(ink: Ink): void {
    ink.put(this.usualOpening);
  }

  /** Begins a text at some place and size. Its first line follows. */
  beginAt(ink: Ink, start: TextStart): void {
    const { size, x, y } = this.usual.start;
    if (start.size === size && start.x === x && start.y === y) this.begin(ink);
    else ink.text(this.opening(start));
  }

  /** Moves from the start of a line to that of the next. */
  next(ink: Ink, step: LineStep): void {
    const { x, y } = this.usual.step;
    if (step.x === x && step.y === y) ink.put(this.usualMove);
    else ink.text(this.move(step));
  }

  /** Shows a line. Returns its width in thousandths of the size; -1 when the font lacks a character. */
  show(line: string, ink: Ink): number {
    const start = ink.length;
    const width = this.face.show(line, ink);
    if (this.share > 0 && width > 0)
      writeOverZeros(ink.bytes, start, Math.floor(width * this.share));
    return width;
  }

  private opening({ size, x, y }: TextStart): string {
    const { face, box, before, axes } = this;
    // A text that has just been opened is upright and unstretched: it only has to be moved.
    const isPlain = before !== '' && axes === '1 0 0 1';
    const [turn, place] = isPlain ? ['', 'Td'] : [`${axes} `, 'Tm'];
    const point = operands(box.pageX(x, y), box.pageY(x, y));
    return `${before}/${face.resource} ${operands(size)} Tf ${turn}${point} ${place}[${this.back}`;
  }

  private move({ x, y }: LineStep): string {
    return ` ${operands(x, y)} Td[${this.back}`;
  }
}
