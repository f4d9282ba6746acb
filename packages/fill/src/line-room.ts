import { type Base64Ink, sharedQuads, threesIn } from './base64-ink.ts';
import type { Ink } from './ink.ts';
import { ShrunkLine } from './shrunk-line.ts';
import type { StandardTypeface } from './standard-typeface.ts';
import type { ValuePrinter } from './value-printer.ts';
import type { Refusal } from './values.ts';

/** Where the parts of a line stand on its sheet, in bytes. All of them come in threes. */
export type RoomParts = {
  /** What marks it for the structure tree, and what stands there instead when it is printed elsewhere. */
  tag: { at: number; unmarked: string };
  /** Its letters in brackets: so many at most, so wide in thousandths of the size, in so many bytes. */
  letters: { at: number; most: number; widest: number; length: number };
  /** Where it starts: at `first` without width, and each thousandth shifts it. */
  start: { at: number; first: number; shift: number };
};

/** The room of a line on a sheet: usual letters are written into it, and nothing around it moves. */
export class LineRoom {
  readonly index: number;
  private readonly tagAt: number;
  private readonly unmarked: string;
  private readonly at: number;
  private readonly most: number;
  /** What stands in the room without letters. */
  private readonly empty: Uint32Array;
  private readonly widest: number;
  private readonly startAt: number;
  /** In hundredths. */
  private readonly first: number;
  private readonly shift: number;
  private shrunk: ShrunkLine | undefined;

  constructor(
    private readonly line: ValuePrinter,
    private readonly face: StandardTypeface,
    { tag, letters, start }: RoomParts,
  ) {
    this.index = line.index;
    this.tagAt = threesIn(tag.at);
    this.unmarked = tag.unmarked;
    this.at = threesIn(letters.at);
    this.most = letters.most;
    this.empty = sharedQuads('()'.padEnd(letters.length));
    this.widest = letters.widest;
    this.startAt = threesIn(start.at);
    this.first = 100 * start.first;
    this.shift = 100 * start.shift;
  }

  /** Prints a text on the sheet that begins at `from`, or behind it when the room is not for it. */
  print(text: string, out: Base64Ink, from: number, ink: Ink): Refusal['code'] | undefined {
    return this.write(text, out, from) ? undefined : this.printUnusual(text, out, from, ink);
  }

  private write(text: string, out: Base64Ink, from: number): boolean {
    if (text.length > this.most) return false;
    const width = this.face.writeInto(out.quads, from + this.at, this.most, text);
    if (width < 0 || width > this.widest) {
      out.quads.set(this.empty, from + this.at);
      return false;
    }
    if (this.shift !== 0) out.hundredthsAt(from + this.startAt, this.first + this.shift * width);
    return true;
  }

  private printUnusual(
    text: string,
    out: Base64Ink,
    from: number,
    ink: Ink,
  ): Refusal['code'] | undefined {
    this.shrunk ??= new ShrunkLine(this.line, this.face);
    if (this.shrunk.print(text, out)) return this.unmark(out, from);
    const printer = this.line.readied();
    const shaped = printer.shaped(text);
    if (shaped !== undefined && shaped !== text && this.write(shaped, out, from)) return undefined;
    this.unmark(out, from);
    return printer.printUnusual(text, ink);
  }

  /** Leaves the mark of its content to what is printed behind the sheet. */
  private unmark(out: Base64Ink, from: number): undefined {
    if (this.line.place.tag === undefined) return;
    out.quads.set(sharedQuads(this.unmarked), from + this.tagAt);
  }
}
