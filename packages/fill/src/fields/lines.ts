import type { TextPlace } from '@formpress/model';
import type { Ink } from '../foundation/ink.ts';
import type { Refusal } from '../foundation/values.ts';
import { baselineOf, fit, insetOf, type Room, shrunkSize, unshrunk } from '../layout/fit.ts';
import type { Placement } from '../layout/placement.ts';
import type { Typeface } from '../layout/typeface.ts';
import type { Enclosing } from './enclosing.ts';
import { TextObject } from './text-object.ts';

/** A box for lines of text: one line, or the lines of a paragraph. */
export class Lines {
  private readonly room: Room;
  /** The widest line that need not be shrunk, in thousandths of its size. */
  private readonly widest: number;
  /** The operators for such a line in the font of the field, its size, and where it stands. */
  private readonly usual: TextObject;
  private readonly size: number;
  private readonly baseline: number;

  constructor(
    private readonly box: Placement,
    private readonly align: TextPlace['align'],
    rules: { size: number; multiline: boolean },
    own: Typeface,
    private readonly around: Enclosing,
  ) {
    this.room = { width: box.width, height: box.height, ...rules };
    const { size, widest } = unshrunk(this.room);
    this.size = size;
    this.widest = widest;
    this.baseline = baselineOf(this.room, size, 1, 0);
    this.usual = this.makeObject(own, 1);
  }

  /** Prints a text in a font, or says why it cannot. */
  print(text: string, face: Typeface, ink: Ink): Refusal['code'] | undefined {
    if (face === this.usual.face && this.printLine(text, ink)) return undefined;
    const fitted = fit(text, this.room, face.widthOf);
    if (!fitted) return face.has(text.replaceAll('\n', '')) ? 'TOO_WIDE' : 'UNPRINTABLE';
    const { lines, size, narrowing } = fitted;
    const object = this.objectFor(face, narrowing);
    const start = object.begin(ink);
    for (const [i, line] of lines.entries()) {
      const width = this.align === 'left' ? 0 : face.widthOf(line);
      const x = this.startOf((width * size * narrowing) / 1000);
      const y = baselineOf(this.room, size, lines.length, i);
      if (i === 0) object.place(ink, start, size, x, y);
      else object.goTo(ink, x, y);
      if (face.show(line, ink) < 0) return 'UNPRINTABLE';
    }
    object.end(ink);
    return undefined;
  }

  /** Prints one line, shrunk if need be, as most texts are; false when that does not do. */
  private printLine(text: string, ink: Ink): boolean {
    if (this.room.multiline) return false;
    const { usual } = this;
    const start = usual.begin(ink);
    const width = usual.face.show(text, ink);
    const size = width > this.widest ? shrunkSize(width, this.room) : this.size;
    if (width < 0 || size === undefined) {
      ink.length = start;
      return false;
    }
    if (size !== this.size || this.align !== 'left') {
      const x = this.startOf((width * size) / 1000);
      usual.place(ink, start, size, x, baselineOf(this.room, size, 1, 0));
    }
    usual.end(ink);
    return true;
  }

  private objectFor(face: Typeface, narrowing: number): TextObject {
    if (face === this.usual.face && narrowing === 1) return this.usual;
    return this.makeObject(face, narrowing);
  }

  private makeObject(face: Typeface, narrowing: number): TextObject {
    const { size, baseline: y } = this;
    return new TextObject(face, this.box, this.around, { size, narrowing, x: this.startOf(0), y });
  }

  /** Where a line of some width begins. */
  private startOf(width: number): number {
    const inset = insetOf(this.room.width);
    if (this.align === 'left') return inset;
    const free = this.room.width - width;
    return this.align === 'right' ? free - inset : free / 2;
  }
}
