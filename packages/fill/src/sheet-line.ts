import { type Base64Ink, quadsOf, threesIn } from './base64-ink.ts';
import type { Ink } from './ink.ts';
import type { LineSlot } from './line-slot.ts';
import { ShrunkLine } from './shrunk-line.ts';
import type { StandardTypeface } from './standard-typeface.ts';
import type { ValuePrinter } from './value-printer.ts';
import type { Refusal } from './values.ts';

/** What stands on a sheet instead of a line's mark when it is printed elsewhere; where, in bytes. */
export type Unmarked = { at: number; text: string };

/** A line of a sheet, for texts that do not stand in its slot as they are written. */
export class SheetLine {
  private shrunk: ShrunkLine | undefined;
  private unmarked: Uint32Array | undefined;

  constructor(
    private readonly line: ValuePrinter,
    private readonly face: StandardTypeface,
    private readonly slot: LineSlot,
    private readonly instead: Unmarked | undefined,
  ) {}

  /** Prints a text behind the sheet that begins at `from`, or on it when another shape of it does. */
  print(text: string, out: Base64Ink, from: number, ink: Ink): Refusal['code'] | undefined {
    this.shrunk ??= new ShrunkLine(this.line, this.face);
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
    if (!this.instead) return;
    this.unmarked ??= quadsOf(this.instead.text);
    out.quads.set(this.unmarked, from + threesIn(this.instead.at));
  }
}
