import type { TextPlace } from '@formpress/model';
import type { Ink } from '../foundation/ink.ts';
import type { Refusal } from '../foundation/values.ts';
import type { Typefaces } from '../layout/typefaces.ts';
import type { Entries, FieldName } from './entries.ts';
import { drawingOf } from './opening.ts';
import type { PlacePrinter } from './place-printer.ts';
import type { TextRules } from './shape-text.ts';
import { TextBox } from './text-box.ts';

/** A place of a text, a list or a date. Without a text it keeps what the blank shows. */
export class TextPrinter implements PlacePrinter {
  readonly page: number;
  private readonly index: number;
  /** Created for the first text: forms have many places, and a request fills few of them. */
  private box: TextBox | undefined;

  constructor(
    readonly field: FieldName,
    private readonly rules: TextRules,
    private readonly place: TextPlace,
    private readonly faces: Typefaces,
  ) {
    this.page = place.page;
    this.index = field.index;
  }

  print({ texts }: Entries, ink: Ink): Refusal['code'] | undefined {
    const text = texts[this.index];
    if (text) {
      this.box ??= new TextBox(this.rules, this.place, this.faces);
      return this.box.print(text, ink);
    }
    const { preset } = this.place;
    if (preset !== undefined) ink.text(drawingOf(this.place, preset));
    return undefined;
  }
}
