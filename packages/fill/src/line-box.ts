import type { Around } from './colored.ts';
import { beginText, endText, moveTo, showText, type TextBox, type UsualText } from './draw-text.ts';
import {
  baselineOf,
  type Fitted,
  fit,
  mostLinesIn,
  type Room,
  unshrunk,
  unwrapped,
} from './fit.ts';
import { type Ink, sharedStamp, stamp } from './ink.ts';
import { lineCount } from './line-count.ts';
import { startIn } from './line-start.ts';
import { operand } from './numbers.ts';
import type { Align, Placement } from './placement.ts';
import type { Typeface } from './typeface.ts';
import { UsualLine } from './usual-line.ts';

/** Lines of one size. */
type UsualLines = { size: number; lines: UsualLine[] };

/** A box for lines of text. */
export class LineBox implements TextBox {
  private readonly room: Room;
  /** Lines that stand as they are written, by font and by how many they are. */
  private readonly usual = new Map<Typeface, UsualLines[]>();
  private readonly mostLines: number;
  private readonly head: Uint8Array;
  private readonly end: Uint8Array;

  constructor(
    private readonly place: Placement,
    private readonly align: Align,
    rules: { size: number; multiline: boolean },
    private readonly around: Around,
  ) {
    this.room = { width: place.width, height: place.height, ...rules };
    this.mostLines = rules.multiline ? mostLinesIn(this.room) : 1;
    this.head = stamp(around.head);
    this.end = sharedStamp(around.end);
  }

  usualIn(face: Typeface): UsualText | undefined {
    if (!this.room.multiline) return this.usualLines(face, 1).lines[0];
    return { print: (text, ink) => this.printWritten(text, face, ink) };
  }

  print(text: string, face: Typeface, ink: Ink): boolean {
    return this.printWritten(text, face, ink) || this.printFitted(text, face, ink);
  }

  printFitted(text: string, face: Typeface, ink: Ink): boolean {
    const fitted = fit(text, this.room, face.widthOf);
    if (!fitted) return false;
    if (!this.printUsual(fitted, face, ink)) this.printLines(fitted, face, ink);
    return true;
  }

  /** Prints lines as they were written, when each has room; fit would leave them alone as well. */
  private printWritten(text: string, face: Typeface, ink: Ink): boolean {
    const count = this.room.multiline ? lineCount(text) : 1;
    if (count > this.mostLines) return false;
    return this.printStretches(text, this.usualLines(face, count).lines, ink);
  }

  private printStretches(text: string, usual: UsualLine[], ink: Ink): boolean {
    const from = ink.length;
    let start = 0;
    for (let i = 0; i < usual.length; i += 1) {
      const end = i === usual.length - 1 ? text.length : text.indexOf('\n', start);
      if (!usual[i]?.print(text, ink, start, end)) {
        ink.length = from;
        return false;
      }
      start = end + 1;
    }
    return true;
  }

  private printUsual({ lines, size, narrowing }: Fitted, face: Typeface, ink: Ink): boolean {
    const from = ink.length;
    const usual = this.usualLines(face, lines.length);
    if (size !== usual.size || narrowing < 1) return false;
    for (let i = 0; i < lines.length; i += 1) {
      if (usual.lines[i]?.print(lines[i] ?? '', ink)) continue;
      ink.length = from;
      return false;
    }
    return true;
  }

  private usualLines(face: Typeface, count: number): UsualLines {
    const known = this.usual.get(face) ?? [];
    this.usual.set(face, known);
    known[count] ??= this.makeLines(face, count);
    return known[count];
  }

  private makeLines(face: Typeface, count: number): UsualLines {
    const { multiline } = this.room;
    const { size, space: widest } = multiline ? unwrapped(this.room, count) : unshrunk(this.room);
    const rules = { face, align: this.align, width: this.room.width, size, widest };
    const lines = Array.from({ length: count }, (_, i) => {
      const way = this.place.toLine(baselineOf(this.room, size, count, i), i === 0);
      const opening = `${this.around.head}BT /${face.resource} ${operand(size)} Tf `;
      return new UsualLine(way, rules, {
        head: i === 0 ? opening : ' Tj ',
        end: i === count - 1 ? ` Tj ET${this.around.end}` : '',
      });
    });
    return { size, lines };
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
    const taken = (face.widthOf(line) * size * narrowing) / 1000;
    return startIn(this.place.width, this.align, taken);
  }
}
