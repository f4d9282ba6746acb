import type { Around } from './colored.ts';
import type { Align } from './draw-text.ts';
import { baselineOf, insetOf, type Room, unshrunk } from './fit.ts';
import { type Ink, stamp } from './ink.ts';
import { operand } from './numbers.ts';
import type { Placement } from './placement.ts';
import type { Typeface } from './typeface.ts';

/** A single line that need not shrink: all but its letters and its start is written beforehand. */
export class UsualLine {
  private readonly before: Uint8Array;
  private readonly after: Uint8Array;
  /** The widest line that need not shrink, in thousandths of the size. */
  private readonly widest: number;
  /** Where a line without width starts, and how far each thousandth moves that. */
  private readonly start: number;
  private readonly shift: number;
  /** Where in `before` the start is written, once the width is known. */
  private readonly slotAt: number;

  constructor(
    place: Placement,
    private readonly face: Typeface,
    align: Align,
    room: Room,
    { head, end }: Around,
  ) {
    const { size, space } = unshrunk(room);
    const way = place.toLine(baselineOf(room, size, 1, 0));
    const share = { left: 0, center: 0.5, right: 1 }[align];
    const inset = insetOf(room.width);
    this.widest = space;
    this.start = way.from + way.step * (inset + share * (room.width - 2 * inset));
    this.shift = (-way.step * share * size) / 1000;
    const opening = `${head}BT /${face.resource} ${operand(size)} Tf ${way.before}`;
    const last = this.start + this.shift * space;
    const start = share === 0 ? operand(this.start) : spaceFor(this.start, last);
    this.slotAt = opening.length;
    this.before = stamp(`${opening}${start}${way.after}`);
    this.after = stamp(` Tj ET${end}`);
  }

  /** Prints a text in the font of this line; false when it cannot be printed so. */
  print(text: string, ink: Ink): boolean {
    const from = ink.length;
    ink.put(this.before);
    const width = this.face.write(text, ink);
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
