import type { FillPlan, PlanField } from '@formpress/model';
import type { Typefaces } from '../layout/typefaces.ts';
import type { FieldName } from './entries.ts';
import { MarkPrinter } from './mark.ts';
import type { PlacePrinter } from './place-printer.ts';
import { SignaturePrinter } from './signature.ts';
import { TextPrinter } from './text.ts';

/** The printers of every place of a plan, field by field. */
export function placePrinters(plan: FillPlan, faces: Typefaces): PlacePrinter[] {
  return Object.entries(plan.fields).flatMap(([name, field], index) =>
    printersOf({ name, index }, field, plan, faces),
  );
}

function printersOf(
  name: FieldName,
  field: PlanField,
  { language }: FillPlan,
  faces: Typefaces,
): PlacePrinter[] {
  switch (field.kind) {
    case 'mark':
      return Object.entries(field.states).flatMap(([state, places]) =>
        places.map((place) => new MarkPrinter(name, state, place)),
      );
    case 'text':
    case 'date':
      return field.places.map((place) => new TextPrinter(name, field, place, faces));
    case 'signature':
      return field.places.map((place) => new SignaturePrinter(name, place, language, faces));
  }
}
