import type { TextPlace } from '@formpress/model';
import type { Ink } from '../foundation/ink.ts';
import type { Refusal } from '../foundation/values.ts';
import type { Typefaces } from '../layout/typefaces.ts';
import { aroundDrawing } from './enclosing.ts';
import type { Entries, FieldName } from './entries.ts';
import type { PlacePrinter } from './place-printer.ts';
import type { TextRules } from './shape-text.ts';
import { TextBox } from './text-box.ts';

/** A place of a text, a list or a date. Without a text it shows what the blank showed. */
export class TextPrinter implements PlacePrinter {
  readonly page: number;
  private readonly hasPreset: boolean;
  /** Made for the first text: forms have many places, and a request fills few of them. */
  private box: TextBox | undefined;

  constructor(
    readonly field: FieldName,
    private readonly rules: TextRules,
    private readonly place: TextPlace,
    private readonly faces: Typefaces,
  ) {
    this.page = place.page;
    this.hasPreset = place.preset !== undefined;
  }

  print({ texts }: Entries, ink: Ink): Refusal['code'] | undefined {
    const text = texts[this.field.index];
    if (text) {
      this.box ??= new TextBox(this.rules, this.place, this.faces);
      return this.box.print(text, ink);
    }
    if (this.hasPreset) ink.text(drawingOf(this.place));
    return undefined;
  }
}

/** What the blank showed in a place. */
function drawingOf(place: TextPlace): string {
  const { before, after } = aroundDrawing(place);
  return `${before}${place.preset}${after}`;
}
