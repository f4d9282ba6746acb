import type { Around } from './colored.ts';
import { type Align, beginText, endText, moveTo, showText, type TextBox } from './draw-text.ts';
import { baselineOf, type Fitted, fit, insetOf, type Room } from './fit.ts';
import { type Ink, stamp } from './ink.ts';
import type { Placement } from './placement.ts';
import type { Typeface } from './typeface.ts';
import { UsualLine } from './usual-line.ts';

/** A box for lines of text. */
export class LineBox implements TextBox {
  private readonly room: Room;
  private readonly head: Uint8Array;
  private readonly end: Uint8Array;
  private readonly usual = new Map<Typeface, UsualLine>();

  constructor(
    private readonly place: Placement,
    private readonly align: Align,
    rules: { size: number; multiline: boolean },
    private readonly around: Around,
  ) {
    this.room = { width: place.width, height: place.height, ...rules };
    this.head = stamp(around.head);
    this.end = stamp(around.end);
  }

  print(text: string, face: Typeface, ink: Ink): boolean {
    if (this.usualIn(face)?.print(text, ink)) return true;
    const fitted = fit(text, this.room, face.widthOf);
    if (fitted) this.printLines(fitted, face, ink);
    return fitted !== undefined;
  }

  /** A line at its own size; nothing where text runs over several lines. */
  usualIn(face: Typeface): UsualLine | undefined {
    const known = this.usual.get(face);
    if (known || this.room.multiline) return known;
    const line = new UsualLine(this.place, face, this.align, this.room, this.around);
    this.usual.set(face, line);
    return line;
  }

  private printLines(fitted: Fitted, face: Typeface, ink: Ink): void {
    const { lines, size } = fitted;
    ink.put(this.head);
    beginText(fitted, face, ink);
    for (let i = 0; i < lines.length; i += 1) {
      const line = lines[i] ?? '';
      if (line === '') continue;
      const y = baselineOf(this.room, size, lines.length, i);
      moveTo(this.startOf(line, fitted, face), y, this.place, ink);
      showText(line, face, ink);
    }
    endText(fitted, ink);
    ink.put(this.end);
  }

  private startOf(line: string, { size, narrowing }: Fitted, face: Typeface): number {
    const inset = insetOf(this.place.width);
    if (this.align === 'left') return inset;
    const free = this.place.width - (face.widthOf(line) * size * narrowing) / 1000;
    return this.align === 'right' ? free - inset : free / 2;
  }
}
