import type { SignField, TextPlace } from '@formpress/model';
import type { Given } from './given.ts';
import type { Ink } from './ink.ts';
import type { PlacePrinter } from './place-printer.ts';
import { TextPrinter } from './text-printer.ts';
import type { Typefaces } from './typefaces.ts';
import type { Refusal } from './values.ts';

/** The place for the date of a signature. */
export class DatePrinter implements PlacePrinter {
  readonly page: number;
  private readonly printer: TextPrinter;

  constructor(
    private readonly name: string,
    field: SignField,
    place: TextPlace,
    faces: Typefaces,
  ) {
    this.page = place.page;
    this.printer = new TextPrinter(place, field, faces);
  }

  print({ mode, dates }: Given, ink: Ink): Refusal['code'] | undefined {
    const date = mode === 'SIGN' ? dates.get(this.name) : undefined;
    return date ? this.printer.print(date, ink) : undefined;
  }
}
