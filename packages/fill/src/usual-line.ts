import type { Around } from './colored.ts';
import { insetOf } from './fit.ts';
import { type Ink, sharedStamp, stamp } from './ink.ts';
import { operand } from './numbers.ts';
import type { Align, LineWay } from './placement.ts';
import type { Typeface } from './typeface.ts';

/** What a line of a box has in common, whatever it says. */
export type LineRules = {
  face: Typeface;
  align: Align;
  /** Of the box, in points. */
  width: number;
  size: number;
  /** The widest line, in thousandths of the size. */
  widest: number;
};

/** A line at the size of its field: all but its letters and its start is written beforehand. */
export class UsualLine {
  private readonly face: Typeface;
  private readonly widest: number;
  private readonly before: Uint8Array;
  private readonly after: Uint8Array;
  /** Where a line without width starts, and how far each thousandth moves that. */
  private readonly start: number;
  private readonly shift: number;
  /** Where in `before` the start is written, once the width is known. */
  private readonly slotAt: number;

  constructor(way: LineWay, { face, align, width, size, widest }: LineRules, around: Around) {
    const share = { left: 0, center: 0.5, right: 1 }[align];
    const inset = insetOf(width);
    this.face = face;
    this.widest = widest;
    this.start = way.from + way.step * (inset + share * (width - 2 * inset));
    this.shift = (-way.step * share * size) / 1000;
    const last = this.start + this.shift * widest;
    const start = share === 0 ? operand(this.start) : spaceFor(this.start, last);
    this.slotAt = around.head.length + way.before.length;
    this.before = stamp(`${around.head}${way.before}${start}${way.after}`);
    this.after = sharedStamp(around.end);
  }

  /** Prints a stretch of a text; false when it is too wide or has a letter that the font lacks. */
  print(text: string, ink: Ink, start = 0, end = text.length): boolean {
    const from = ink.length;
    ink.put(this.before);
    const width = this.face.write(text, ink, start, end);
    if (width < 0 || width > this.widest) {
      ink.length = from;
      return false;
    }
    if (this.shift !== 0) ink.decimalAt(from + this.slotAt, this.start + this.shift * width);
    ink.put(this.after);
    return true;
  }
}

/** Spaces for any number between two, with a sign and two decimals. */
function spaceFor(...ends: [number, number]): string {
  return ' '.repeat(4 + Math.max(...ends.map((end) => String(Math.trunc(end)).length)));
}
