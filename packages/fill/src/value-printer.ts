import type { TextField, TextPlace } from '@formpress/model';
import { aroundDrawing } from './colored.ts';
import type { Given } from './given.ts';
import { type Ink, stamp } from './ink.ts';
import type { PlacePrinter } from './place-printer.ts';
import { TextPrinter } from './text-printer.ts';
import type { Typefaces } from './typefaces.ts';
import type { Refusal } from './values.ts';

/** A place of a text field or a list. Without a value it shows what the blank showed. */
export class ValuePrinter implements PlacePrinter {
  readonly page: number;
  private printer: TextPrinter | undefined;
  private readonly preset: Uint8Array | undefined;

  constructor(
    /** Which of the plan's fields it is. */
    readonly index: number,
    readonly field: TextField,
    readonly place: TextPlace,
    private readonly faces: Typefaces,
  ) {
    this.page = place.page;
    this.preset = presetOf(place);
  }

  print({ said }: Given, ink: Ink): Refusal['code'] | undefined {
    const text = said[this.index];
    if (text) return this.readied().print(text, ink);
    if (this.preset) ink.put(this.preset);
    return undefined;
  }

  /** Readied at the first text: a form has many places, and most requests fill few of them. */
  readied(): TextPrinter {
    this.printer ??= new TextPrinter(this.place, this.field, this.faces);
    return this.printer;
  }
}

function presetOf(place: TextPlace): Uint8Array | undefined {
  if (place.preset === undefined) return undefined;
  const { head, end } = aroundDrawing(place);
  return stamp(`${head}${place.preset}${end}`);
}
