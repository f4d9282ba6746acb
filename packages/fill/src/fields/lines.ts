import type { TextPlace } from '@formpress/model';
import type { Ink } from '../foundation/ink.ts';
import type { Refusal } from '../foundation/values.ts';
import {
  anchorOf,
  baselineOf,
  fit,
  hasHeightFor,
  type Room,
  shrunkSize,
  unshrunk,
} from '../layout/fit.ts';
import type { Placement } from '../layout/placement.ts';
import type { Typeface } from '../layout/typeface.ts';
import type { Enclosing } from './enclosing.ts';
import { TextObject } from './text-object.ts';

/** A box for lines of text: one line, or the lines of a paragraph. */
export class Lines {
  private readonly room: Room;
  private readonly isParagraph: boolean;
  /** Where lines stand, across the box. */
  private readonly x: number;
  /** The size of lines that need not be shrunk, and the widest of them in thousandths of that size. */
  private readonly size: number;
  private readonly widest: number;
  /** The operators for texts in the font of the field, and in the font of the last text that lacked it. */
  private readonly usual: TextObject;
  private other: TextObject | undefined;

  constructor(
    private readonly box: Placement,
    private readonly align: TextPlace['align'],
    { size, multiline }: { size: number; multiline: boolean },
    own: Typeface,
    private readonly around: Enclosing,
  ) {
    this.room = { width: box.width, height: box.height, size, multiline };
    this.isParagraph = multiline;
    this.x = anchorOf(box.width, align);
    const most = unshrunk(this.room);
    this.size = most.size;
    this.widest = most.widest;
    this.usual = this.makeObject(own, 1);
  }

  /** Prints a text in a font, or says why it cannot. */
  print(text: string, face: Typeface, ink: Ink): Refusal['code'] | undefined {
    const start = ink.length;
    const object = this.objectFor(face);
    const written = this.isParagraph ? text.split('\n') : [text];
    const width = this.printLines(written, this.size, object, ink);
    if (width < 0) return 'UNPRINTABLE';
    if (width <= this.widest && this.hasHeight(written)) return undefined;
    if (!this.isParagraph && this.shrink(width, start, object, ink)) return undefined;
    ink.length = start;
    const fitted = fit(text, this.room, face.widthOf);
    if (!fitted) return 'TOO_WIDE';
    const { lines, size, narrowing } = fitted;
    this.printLines(lines, size, narrowing === 1 ? object : this.makeObject(face, narrowing), ink);
    return undefined;
  }

  /** Prints lines. Returns the width of the widest; -1 when the font lacks a character. */
  private printLines(lines: string[], size: number, object: TextObject, ink: Ink): number {
    const { length } = lines;
    const start = object.begin(ink);
    if (length > 1 || size !== this.size) this.place(size, length, start, object, ink);
    let widest = 0;
    for (let i = 0; i < length; i += 1) {
      if (i > 0) object.goTo(ink, this.x, baselineOf(this.room, size, length, i));
      const width = object.show(lines[i] as string, ink);
      if (width < 0) return -1;
      widest = Math.max(widest, width);
    }
    object.end(ink);
    return widest;
  }

  /** Makes the size of a line smaller that is already printed; false when that does not do. */
  private shrink(width: number, start: number, object: TextObject, ink: Ink): boolean {
    const size = shrunkSize(width, this.room);
    if (size === undefined) return false;
    this.place(size, 1, start, object, ink);
    return true;
  }

  /** Gives a text that was begun at an offset its size, and the first of its lines a place. */
  private place(size: number, lines: number, start: number, object: TextObject, ink: Ink): void {
    object.place(ink, start, size, this.x, baselineOf(this.room, size, lines, 0));
  }

  private hasHeight({ length }: string[]): boolean {
    return !this.isParagraph || hasHeightFor(this.room, this.size, length);
  }

  private objectFor(face: Typeface): TextObject {
    if (face === this.usual.face) return this.usual;
    if (this.other?.face !== face) this.other = this.makeObject(face, 1);
    return this.other;
  }

  private makeObject(face: Typeface, narrowing: number): TextObject {
    const { size, x } = this;
    const y = baselineOf(this.room, size, 1, 0);
    return new TextObject(face, this.box, this.align, this.around, { size, narrowing, x, y });
  }
}
