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
  private printer: TextPrinter | undefined;
  private readonly labels: Map<string, string> | undefined;
  private readonly preset: Uint8Array;

  constructor(
    private readonly name: string,
    private readonly field: TextField,
    private readonly place: TextPlace,
    private readonly faces: Typefaces,
  ) {
    this.page = place.page;
    this.labels = field.labels && new Map(Object.entries(field.labels));
    this.preset = presetOf(place);
  }

  print(values: FillValues, _: FillMode, ink: Ink): Refusal['code'] | undefined {
    const text = this.textIn(values);
    if (text && typeof text === 'string') return this.readied().print(text, ink);
    if (this.preset.length > 0) ink.put(this.preset);
    return undefined;
  }

  /** Readied at the first value: a form has many places, and most requests fill few of them. */
  private readied(): TextPrinter {
    this.printer ??= new TextPrinter(this.place, this.field, this.faces);
    return this.printer;
  }

  private textIn({ states, texts }: FillValues): string | undefined {
    const state = this.labels && states[this.name];
    return state === undefined ? texts[this.name] : this.labels?.get(state);
  }
}

const nothing = new Uint8Array();

function presetOf(place: TextPlace): Uint8Array {
  if (place.preset === undefined) return nothing;
  const { head, end } = aroundDrawing(place);
  return stamp(`${head}${place.preset}${end}`);
}
