import type { FillPlan, MarkField, PlanField, SignField, TextField } from '@formpress/model';
import { colored } from './colored.ts';
import { drawMark } from './draw-mark.ts';
import { type Ink, stamp } from './ink.ts';
import { SignaturePrinter } from './signature-printer.ts';
import { TextPrinter } from './text-printer.ts';
import { Typefaces } from './typefaces.ts';
import type { FillMode, FillValues, Refusal } from './values.ts';

/** Prints what the values say of one place, if anything, or says why it cannot. */
export type Print = (values: FillValues, mode: FillMode, ink: Ink) => Refusal['code'] | undefined;

/** A field, ready to be printed on its pages. */
export type FieldPrinter = { name: string; places: { page: number; print: Print }[] };

type Places = FieldPrinter['places'];

/** Readies every field of a plan, so that filling only looks up and prints. */
export function fieldPrinters(plan: FillPlan): FieldPrinter[] {
  const faces = new Typefaces(plan);
  return Object.entries(plan.fields).map(([name, field]) => ({
    name,
    places: placesOf(name, field, plan, faces),
  }));
}

function placesOf(name: string, field: PlanField, plan: FillPlan, faces: Typefaces): Places {
  if (field.kind === 'mark') return marks(name, field);
  if (field.kind === 'text') return texts(name, field, faces);
  return field.kind === 'date' ? dates(name, field, faces) : signatures(name, field, plan, faces);
}

function texts(name: string, field: TextField, faces: Typefaces): Places {
  const labels = field.labels && new Map(Object.entries(field.labels));
  return field.places.map((place) => {
    const printer = new TextPrinter(place, field, faces);
    const { head, end } = colored(place);
    const preset = stamp(place.preset === undefined ? '' : `${head}${place.preset}${end}`);
    const print: Print = (values, _, ink) => {
      const state = labels && values.states[name];
      const text = state === undefined ? values.texts[name] : labels?.get(state);
      if (typeof text === 'string' && text !== '') return printer.print(text, ink);
      ink.put(preset);
      return undefined;
    };
    return { page: place.page, print };
  });
}

/** Everything that can be drawn for a checkbox or radio is drawn beforehand. */
function marks(name: string, { states }: MarkField): Places {
  const pages = new Map<number, Map<string, string>>();
  for (const [state, places] of Object.entries(states)) {
    for (const place of places) {
      const { head, end } = colored(place, 'X');
      const drawn = pages.get(place.page) ?? new Map<string, string>();
      pages.set(place.page, drawn);
      drawn.set(state, `${drawn.get(state) ?? ''}${head}${drawMark(place)}${end}`);
    }
  }
  return [...pages].map(([page, drawn]) => {
    const stamps = new Map([...drawn].map(([state, text]) => [state, stamp(text)]));
    const print: Print = (values, _, ink) => {
      const state = values.states[name];
      const made = state === undefined ? undefined : stamps.get(state);
      if (made) ink.put(made);
      return undefined;
    };
    return { page, print };
  });
}

function dates(name: string, field: SignField, faces: Typefaces): Places {
  return field.places.map((place) => {
    const printer = new TextPrinter(place, field, faces);
    const print: Print = (values, mode, ink) => {
      const date = mode === 'SIGN' ? values.dates[name] : undefined;
      return date ? printer.print(date, ink) : undefined;
    };
    return { page: place.page, print };
  });
}

function signatures(name: string, field: SignField, plan: FillPlan, faces: Typefaces): Places {
  return field.places.map((place) => {
    const printer = new SignaturePrinter(place, plan.language, faces);
    const print: Print = (values, mode, ink) => {
      const signed = mode === 'SIGN' ? values.signatures[name] : undefined;
      return signed ? printer.print(signed, ink) : undefined;
    };
    return { page: place.page, print };
  });
}
