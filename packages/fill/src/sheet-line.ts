import { type Base64Ink, quadsOf, textOf, threesIn } from './base64-ink.ts';
import type { Ink } from './ink.ts';
import type { LineSlot } from './line-slot.ts';
import type { Mark, Sheet } from './sheet.ts';
import { ShrunkLine } from './shrunk-line.ts';
import type { StandardTypeface } from './standard-typeface.ts';
import type { ValuePrinter } from './value-printer.ts';
import type { Refusal } from './values.ts';

/** The mark of a line that is printed elsewhere. */
const unread = '/Artifact BMC';

/** A line of a sheet, for texts that do not stand in its slot as they are written. */
export class SheetLine {
  private readonly slot: LineSlot;
  private readonly shrunk: ShrunkLine;
  /** Where its mark is, and what stands there instead when it is printed elsewhere. */
  private readonly markAt: number;
  private readonly unmarked: Uint32Array;

  constructor(
    private readonly line: ValuePrinter,
    face: StandardTypeface,
    sheet: Sheet,
    index: number,
  ) {
    const mark = sheet.marks[index] as Mark;
    this.slot = sheet.slots[index] as LineSlot;
    this.shrunk = new ShrunkLine(line, face);
    this.markAt = threesIn(mark.at);
    this.unmarked = mark.length > 0 ? without(mark, sheet.quads) : new Uint32Array(0);
  }

  /** Prints a text behind the sheet that begins at `from`, or on it when another shape of it does. */
  print(text: string, out: Base64Ink, from: number, ink: Ink): Refusal['code'] | undefined {
    if (this.shrunk.print(text, out)) return this.unmark(out, from);
    const printer = this.line.readied();
    const shaped = printer.shaped(text);
    const isOther = shaped !== undefined && shaped !== text;
    if (isOther && this.slot.write(shaped, 0, shaped.length, out, from)) return undefined;
    this.unmark(out, from);
    return printer.printUnusual(text, ink);
  }

  /** Leaves the mark of its content to what is printed behind the sheet. */
  private unmark(out: Base64Ink, from: number): undefined {
    out.quads.set(this.unmarked, from + this.markAt);
  }
}

/** The threes in which a mark stands, with another in its place. */
function without({ at, length }: Mark, sheet: Uint32Array): Uint32Array {
  const first = threesIn(at);
  const around = textOf(sheet.subarray(first, Math.ceil((at + length) / 3)));
  const start = at - 3 * first;
  const mark = unread.padEnd(length);
  return quadsOf(`${around.slice(0, start)}${mark}${around.slice(start + length)}`);
}
