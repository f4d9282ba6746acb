import type { FillPlan, PlanField } from '@formpress/model';
import { DatePrinter } from './date-printer.ts';
import type { PlacePrinter } from './place-printer.ts';
import { SignaturePrinter } from './signature-printer.ts';
import type { Typefaces } from './typefaces.ts';
import { ValuePrinter } from './value-printer.ts';

/** A field, ready to be printed in its places. Marks are not among them: they need no readying. */
export type FieldPrinter = { name: string; places: PlacePrinter[] };

/** Readies every field of a plan, so that filling only looks up and prints. */
export function fieldPrinters(plan: FillPlan, faces: Typefaces): FieldPrinter[] {
  return Object.entries(plan.fields).map(([name, field], index) => ({
    name,
    places: placesOf({ name, index }, field, plan, faces),
  }));
}

function placesOf(
  { name, index }: { name: string; index: number },
  field: PlanField,
  { language }: FillPlan,
  faces: Typefaces,
): PlacePrinter[] {
  switch (field.kind) {
    case 'mark':
      return [];
    case 'text':
      return field.places.map((place) => new ValuePrinter(index, field, place, faces));
    case 'date':
      return field.places.map((place) => new DatePrinter(name, field, place, faces));
    case 'signature':
      return field.places.map((place) => new SignaturePrinter(name, place, language, faces));
  }
}
