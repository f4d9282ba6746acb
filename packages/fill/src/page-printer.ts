import type { Given } from './given.ts';
import type { Ink } from './ink.ts';
import type { LineRoom } from './line-room.ts';
import type { PlacePrinter } from './place-printer.ts';
import { hasRoom, layOut, type Sheet } from './sheet.ts';
import type { Typefaces } from './typefaces.ts';
import { ValuePrinter } from './value-printer.ts';

/** Prints one page: lines on a sheet that is laid out for them, all else behind it. */
export class PagePrinter {
  private readonly lines: ValuePrinter[];
  private readonly others: PlacePrinter[];
  private sheet: Sheet | undefined;

  constructor(
    places: PlacePrinter[],
    private readonly faces: Typefaces,
  ) {
    const isLine = (place: PlacePrinter): place is ValuePrinter =>
      place instanceof ValuePrinter && hasRoom(place);
    this.lines = places.filter(isLine);
    this.others = places.filter((place) => !isLine(place));
  }

  /** Prints all that is given for the page; false when something cannot be printed whole. */
  print(given: Given, ink: Ink): boolean {
    if (this.hasLines(given) && !this.printLines(given, ink)) return false;
    const { others } = this;
    for (let i = 0; i < others.length; i += 1) {
      if ((others[i] as PlacePrinter).print(given, ink)) return false;
    }
    return true;
  }

  private hasLines({ said }: Given): boolean {
    const { lines } = this;
    for (let i = 0; i < lines.length; i += 1)
      if (said[(lines[i] as ValuePrinter).index]) return true;
    return false;
  }

  private printLines({ said }: Given, ink: Ink): boolean {
    this.sheet ??= layOut(this.lines, this.faces);
    const { bytes, rooms } = this.sheet;
    const from = ink.length;
    ink.put(bytes);
    for (let i = 0; i < rooms.length; i += 1) {
      const room = rooms[i] as LineRoom;
      const text = said[room.index];
      if (text && room.print(text, ink, from)) return false;
    }
    return true;
  }
}
