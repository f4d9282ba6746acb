import { type Ink, stamp } from './ink.ts';
import type { StandardTypeface } from './standard-typeface.ts';
import type { ValuePrinter } from './value-printer.ts';
import type { Refusal } from './values.ts';

const [space, close] = [0x20, 0x29];
const unread = stamp('/Artifact BMC');

/** Where the parts of a line stand on its sheet. */
type Parts = {
  /** What marks it for the structure tree; of no length in a file without tags. */
  tag: { at: number; length: number };
  /** Its letters: so many at most, and so wide in thousandths of the size. */
  letters: { at: number; most: number; widest: number };
  /** Where it starts: at `first` without width, each thousandth shifts it; the number ends at `end`. */
  start: { end: number; first: number; shift: number };
};

/** The room of a line on a sheet: usual letters are written into it, and nothing around it moves. */
export class LineRoom {
  readonly index: number;
  private readonly tag: Parts['tag'];
  private readonly at: number;
  private readonly most: number;
  private readonly widest: number;
  private readonly startEnd: number;
  private readonly first: number;
  private readonly shift: number;

  constructor(
    private readonly line: ValuePrinter,
    private readonly face: StandardTypeface,
    { tag, letters, start }: Parts,
  ) {
    this.index = line.index;
    this.tag = tag;
    this.at = letters.at;
    this.most = letters.most;
    this.widest = letters.widest;
    this.startEnd = start.end;
    this.first = start.first;
    this.shift = start.shift;
  }

  /** Prints a text on the sheet that begins at `from`, or behind it when the room is not for it. */
  print(text: string, ink: Ink, from: number): Refusal['code'] | undefined {
    if (this.write(text, ink, from)) return undefined;
    this.empty(ink.bytes, from);
    const printer = this.line.readied();
    const shaped = printer.shaped(text);
    if (shaped !== undefined && shaped !== text && this.write(shaped, ink, from)) return undefined;
    this.empty(ink.bytes, from);
    this.unmark(ink.bytes, from);
    return printer.printUnusual(text, ink);
  }

  private write(text: string, ink: Ink, from: number): boolean {
    const { bytes } = ink;
    const width = this.face.writeInto(bytes, from + this.at, this.most, text);
    if (width < 0 || width > this.widest) return false;
    if (this.shift !== 0) ink.decimalBefore(from + this.startEnd, this.first + this.shift * width);
    return true;
  }

  private empty(bytes: Uint8Array, from: number): void {
    const at = from + this.at;
    bytes[at] = close;
    bytes.fill(space, at + 1, at + 1 + this.most);
  }

  /** Leaves the mark of its content to what is printed behind the sheet. */
  private unmark(bytes: Uint8Array, from: number): void {
    const { at, length } = this.tag;
    if (length === 0) return;
    bytes.fill(space, from + at, from + at + length);
    bytes.set(unread, from + at);
  }
}
