import type { TextField, TextPlace } from '@formpress/model';
import { aroundDrawing } from './colored.ts';
import { type Ink, stamp } from './ink.ts';
import type { PlacePrinter } from './place-printer.ts';
import { TextPrinter } from './text-printer.ts';
import type { Typefaces } from './typefaces.ts';
import type { FillMode, FillValues, Refusal } from './values.ts';

/** A place of a text field or a list. Without a value it shows what the blank showed. */
export class ValuePrinter implements PlacePrinter {
  readonly page: number;
  private readonly printer: TextPrinter;
  private readonly labels: Map<string, string> | undefined;
  private readonly preset: Uint8Array;

  constructor(
    private readonly name: string,
    field: TextField,
    place: TextPlace,
    faces: Typefaces,
  ) {
    const { head, end } = aroundDrawing(place);
    this.page = place.page;
    this.printer = new TextPrinter(place, field, faces);
    this.labels = field.labels && new Map(Object.entries(field.labels));
    this.preset = stamp(place.preset === undefined ? '' : `${head}${place.preset}${end}`);
  }

  print(values: FillValues, _: FillMode, ink: Ink): Refusal['code'] | undefined {
    const text = this.textIn(values);
    if (text && typeof text === 'string') return this.printer.print(text, ink);
    if (this.preset.length > 0) ink.put(this.preset);
    return undefined;
  }

  private textIn({ states, texts }: FillValues): string | undefined {
    const state = this.labels && states[this.name];
    return state === undefined ? texts[this.name] : this.labels?.get(state);
  }
}
