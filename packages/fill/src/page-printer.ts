import type { Base64Ink } from './base64-ink.ts';
import type { FieldPrinter } from './field-printers.ts';
import type { Given } from './given.ts';
import type { Ink } from './ink.ts';
import type { LineSlot } from './line-slot.ts';
import { isParagraph, Paragraph } from './paragraph.ts';
import type { PlacePrinter } from './place-printer.ts';
import { hasSlot, layOut, type Sheet } from './sheet.ts';
import { SheetLine } from './sheet-line.ts';
import { lengthOf } from './text-units.ts';
import type { Typefaces } from './typefaces.ts';
import { ValuePrinter } from './value-printer.ts';

/** Prints one page: lines on a sheet that is laid out for them, marks, paragraphs, then all else. */
export class PagePrinter {
  private readonly lines: ValuePrinter[];
  private readonly paragraphs: ValuePrinter[];
  private readonly others: PlacePrinter[];
  private sheet: Sheet | undefined;
  private readonly sheetLines: (SheetLine | undefined)[] = [];
  private readonly laid: (Paragraph | undefined)[] = [];

  constructor(
    private readonly page: number,
    fields: FieldPrinter[],
    private readonly faces: Typefaces,
  ) {
    const isHere = (each: { page: number }) => each.page === page;
    const places = fields.flatMap((field) => field.places.filter(isHere));
    const values = places.filter((place) => place instanceof ValuePrinter);
    this.lines = values.filter(hasSlot);
    this.paragraphs = values.filter(isParagraph);
    const quick = new Set<PlacePrinter>([...this.lines, ...this.paragraphs]);
    this.others = places.filter((place) => !quick.has(place));
  }

  /**
   * Prints all that is given for the page, what is unusual with the help of another ink; false when
   * something cannot be printed whole.
   */
  print(given: Given, out: Base64Ink, ink: Ink): boolean {
    ink.length = 0;
    if (this.hasLines(given) && !this.printLines(given, out, ink)) return false;
    this.printMarks(given, out);
    if (!this.printParagraphs(given, out, ink)) return false;
    const { others } = this;
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
    const { sheet } = this;
    const { indexes } = sheet;
    const from = out.length;
    out.put(sheet.quads);
    for (let i = 0; i < indexes.length; i += 1) {
      const text = said[indexes[i] as number];
      if (text === undefined) continue;
      if ((sheet.slots[i] as LineSlot).write(text, 0, lengthOf(text), out, from)) continue;
      if (this.unusual(sheet, i).print(text, out, from, ink)) return false;
    }
    return true;
  }

  /** A line of the sheet for unusual texts, which few requests have. */
  private unusual(sheet: Sheet, index: number): SheetLine {
    const known = this.sheetLines[index];
    if (known) return known;
    const line = this.lines[index] as ValuePrinter;
    const made = new SheetLine(line, this.faces.own(line.place.font), sheet, index);
    this.sheetLines[index] = made;
    return made;
  }

  private printMarks({ marks }: Given, out: Base64Ink): void {
    for (let i = 0; i < marks.length; i += 1) {
      const mark = marks[i];
      if (mark === undefined) continue;
      const drawn = mark.on(this.page);
      if (drawn.length > 0) out.put(drawn);
    }
  }

  private printParagraphs(given: Given, out: Base64Ink, ink: Ink): boolean {
    const { paragraphs, laid } = this;
    for (let i = 0; i < paragraphs.length; i += 1) {
      const printer = paragraphs[i] as ValuePrinter;
      const text = given.said[printer.index];
      if (!text) continue;
      laid[i] ??= new Paragraph(printer, this.faces.own(printer.place.font));
      if (laid[i]?.print(text, out)) continue;
      if (printer.print(given, ink)) return false;
    }
    return true;
  }
}
