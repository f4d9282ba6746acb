import { lastLevel } from '@formpress/model';
import type { Box, PdfField } from '@formpress/pdf';
import type { LoweredForm } from '../../6-lower/lowered-form.ts';
import type { FieldFacts } from './blank-lock.ts';

/**
 * The facts about the bound fields of a form in the current blank, by full name in the order of pdf.yaml, then those in
 * which people sign, by the name that clients know.
 */
export function factsOfFields({ bundle, source: { pdf } }: LoweredForm): Map<string, FieldFacts> {
  const fields = new Map(pdf.fields.map((field) => [field.name, field]));
  const facts = new Map<string, FieldFacts>();
  const places =
    bundle.blank.kind === 'agency' ? () => describeBox : placesInOrder([...fields.keys()]);
  for (const { field } of pdf.bindings) {
    const printed = fields.get(field);
    const added = pdf.added.get(field);
    if (printed) facts.set(field, factsOf(printed, places(field)));
    else if (added) facts.set(field, { at: [describeBox(added.page, added.box)] });
  }
  for (const [name, { field = name }] of pdf.sign) {
    const printed = fields.get(field);
    if (printed) facts.set(name, factsOf(printed, places(field)));
  }
  return facts;
}

type SayPlace = (page: number, box: Box) => string;

function factsOf({ widgets, maxLength }: PdfField, describePlace: SayPlace): FieldFacts {
  const at = widgets.map(({ page, box, on }) =>
    on === undefined ? describePlace(page, box) : `${describePlace(page, box)}, ${on}`,
  );
  const lines = [...new Set(widgets.flatMap(({ near }) => near?.line ?? []))];
  return {
    at,
    ...(lines.length > 0 ? { lines } : {}),
    ...(maxLength === undefined ? {} : { max: maxLength }),
  };
}

// Whole points, because PDF readers do not agree about fractions of them.
function describeBox(page: number, box: Box): string {
  return `page ${page}: ${box.map(Math.round).join(' ')}`;
}

/** In a drawn blank a longer sentence moves everything after it, so the order of the fields is recorded instead. */
function placesInOrder(names: readonly string[]): (name: string) => SayPlace {
  const before = new Map(names.map((name, index) => [name, names[index - 1]]));
  return (name) => {
    const previous = before.get(name);
    const after = previous === undefined ? 'first' : `after ${lastLevel(previous)}`;
    return (page, [, , width, height]) =>
      `page ${page}, ${Math.round(width)} by ${Math.round(height)}, ${after}`;
  };
}
