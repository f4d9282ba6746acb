import type { Base64Ink } from './base64-ink.ts';
import type { FieldPrinter } from './field-printers.ts';
import type { Given } from './given.ts';
import type { Ink } from './ink.ts';
import type { LineRoom } from './line-room.ts';
import type { MarkPrinter } from './mark-printers.ts';
import type { PlacePrinter } from './place-printer.ts';
import { hasRoom, layOut, type Sheet } from './sheet.ts';
import type { Typefaces } from './typefaces.ts';
import { ValuePrinter } from './value-printer.ts';

/** Prints one page: lines on a sheet that is laid out for them, then marks, then all else. */
export class PagePrinter {
  private readonly lines: ValuePrinter[];
  private readonly marks: MarkPrinter[];
  private readonly others: PlacePrinter[];
  private sheet: Sheet | undefined;

  constructor(
    page: number,
    fields: FieldPrinter[],
    private readonly faces: Typefaces,
  ) {
    const isHere = (each: { page: number }) => each.page === page;
    const isLine = (place: PlacePrinter): place is ValuePrinter =>
      place instanceof ValuePrinter && hasRoom(place);
    const places = fields.flatMap((field) => field.places.filter(isHere));
    this.lines = places.filter(isLine);
    this.marks = fields.flatMap((field) => field.marks.filter(isHere));
    this.others = places.filter((place) => !isLine(place));
  }

  /**
   * Prints all that is given for the page, what is unusual with the help of another ink; false when
   * something cannot be printed whole.
   */
  print(given: Given, out: Base64Ink, ink: Ink): boolean {
    ink.length = 0;
    if (this.hasLines(given) && !this.printLines(given, out, ink)) return false;
    const { marks, others } = this;
    for (let i = 0; i < marks.length; i += 1) (marks[i] as MarkPrinter).print(given, out);
    for (let i = 0; i < others.length; i += 1) {
      if ((others[i] as PlacePrinter).print(given, ink)) return false;
    }
    if (ink.length > 0) {
      ink.endInThrees();
      out.bytes(ink.bytes, ink.length);
    }
    return true;
  }

  private hasLines({ said }: Given): boolean {
    const { lines } = this;
    for (let i = 0; i < lines.length; i += 1)
      if (said[(lines[i] as ValuePrinter).index]) return true;
    return false;
  }

  private printLines({ said }: Given, out: Base64Ink, ink: Ink): boolean {
    this.sheet ??= layOut(this.lines, this.faces);
    const { quads, rooms } = this.sheet;
    const from = out.length;
    out.put(quads);
    for (let i = 0; i < rooms.length; i += 1) {
      const room = rooms[i] as LineRoom;
      const text = said[room.index];
      if (text === undefined || text.length === 0) continue;
      if (room.print(text, out, from, ink)) return false;
    }
    return true;
  }
}
