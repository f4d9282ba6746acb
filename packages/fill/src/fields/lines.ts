import type { TextPlace } from '@formpress/model';
import type { Ink } from '../foundation/ink.ts';
import type { Refusal } from '../foundation/values.ts';
import { baselineOf, fit, insetOf, type Room, shrunkSize } from '../layout/fit.ts';
import type { Placement } from '../layout/placement.ts';
import type { Typeface } from '../layout/typeface.ts';
import type { Enclosing } from './enclosing.ts';
import { TextObject } from './text-object.ts';

/** A box for lines of text: one line, or the lines of a paragraph. */
export class Lines {
  private readonly room: Room;
  /** The operators for texts in the usual font. */
  private readonly usual: TextObject;

  constructor(
    private readonly box: Placement,
    private readonly align: TextPlace['align'],
    rules: { size: number; multiline: boolean },
    own: Typeface,
    private readonly around: Enclosing,
  ) {
    this.room = { width: box.width, height: box.height, ...rules };
    this.usual = this.makeObject(own, 1);
  }

  /** Prints a text in a font, or says why it cannot. Leaves an unfinished text behind if so. */
  print(text: string, face: Typeface, ink: Ink): Refusal['code'] | undefined {
    if (!this.room.multiline && this.printLine(text, face, ink)) return undefined;
    const fitted = fit(text, this.room, face.widthOf);
    if (!fitted) return face.has(text.replaceAll('\n', '')) ? 'TOO_WIDE' : 'UNPRINTABLE';
    const { lines, size, narrowing } = fitted;
    const object = this.objectFor(face, narrowing);
    const start = object.begin(ink);
    for (const [i, line] of lines.entries()) {
      const x = this.startOf((face.widthOf(line) * size * narrowing) / 1000);
      const y = baselineOf(this.room, size, lines.length, i);
      if (i === 0) object.place(ink, start, size, x, y);
      else object.goTo(ink, x, y);
      if (face.show(line, ink) < 0) return 'UNPRINTABLE';
    }
    object.end(ink);
    return undefined;
  }

  /** Prints a text on one line, shrunk if need be; false when it needs more, and then nothing is printed. */
  private printLine(text: string, face: Typeface, ink: Ink): boolean {
    const object = this.objectFor(face, 1);
    const start = object.begin(ink);
    const width = face.show(text, ink);
    const size = width < 0 ? undefined : shrunkSize(width, 1, this.room);
    if (size === undefined) {
      ink.length = start;
      return false;
    }
    const x = this.startOf((width * size) / 1000);
    object.place(ink, start, size, x, baselineOf(this.room, size, 1, 0));
    object.end(ink);
    return true;
  }

  private objectFor(face: Typeface, narrowing: number): TextObject {
    if (face === this.usual.face && narrowing === 1) return this.usual;
    return this.makeObject(face, narrowing);
  }

  private makeObject(face: Typeface, narrowing: number): TextObject {
    const size = shrunkSize(0, 1, this.room) ?? this.room.size;
    const y = baselineOf(this.room, size, 1, 0);
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
