import type { FillMode, FillValues } from '@formpress/fill';
import type { FillPlan } from '@formpress/model';
import type { PdfField } from '@formpress/pdf';

/** A box of a form in points from the lower left of its page, and what stands in it. */
export type PrintedPlace = {
  field: string;
  page: number;
  box: number[];
  /** The text that must be read there; a drawn mark is no text. */
  text?: string;
  isInked: boolean;
};

/** Every box of a form, with what filling prints into it in a mode. */
export function printedPlaces(
  fields: PdfField[],
  plan: FillPlan,
  values: FillValues,
  mode: FillMode,
): PrintedPlace[] {
  return fields.flatMap(({ name, widgets, readOnly, value }) => {
    const kind = plan.fields[name]?.kind;
    // What the agency wrote into a field that nobody can write in stays there.
    const fixed = kind === 'text' && readOnly ? value : undefined;
    const text = kind && (textOf(name, kind, values, mode) ?? fixed);
    return widgets.flatMap(({ page, box, on, hidden }) => {
      if (!kind || hidden) return [];
      const isTicked = on !== undefined && values.states.get(name) === on;
      const isInked = kind === 'mark' ? isTicked : text !== undefined;
      return [{ field: name, page, box, isInked, ...(text !== undefined && { text }) }];
    });
  });
}

function textOf(
  name: string,
  kind: FillPlan['fields'][string]['kind'],
  { texts, dates, signatures }: FillValues,
  mode: FillMode,
): string | undefined {
  if (kind === 'text') return texts.get(name);
  if (mode !== 'SIGN') return undefined;
  return kind === 'date' ? dates.get(name) : signatures.get(name)?.name;
}
