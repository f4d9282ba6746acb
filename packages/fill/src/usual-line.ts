import type { Around } from './colored.ts';
import { type Ink, sharedStamp, stamp } from './ink.ts';
import { type LineMeasures, lineStart } from './line-start.ts';
import { operand } from './numbers.ts';
import type { LineWay } from './placement.ts';
import type { Typeface } from './typeface.ts';

/** What a line of a box has in common, whatever it says. */
export type LineRules = LineMeasures & { face: Typeface };

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

  constructor(way: LineWay, rules: LineRules, around: Around) {
    const { start, shift, digits } = lineStart(way, rules);
    this.face = rules.face;
    this.widest = rules.widest;
    this.start = start;
    this.shift = shift;
    this.slotAt = around.head.length + way.before.length;
    const written = shift === 0 ? operand(start) : ' '.repeat(digits);
    this.before = stamp(`${around.head}${way.before}${written}${way.after}`);
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
    if (this.after.length > 0) ink.put(this.after);
    return true;
  }
}
