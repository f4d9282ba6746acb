import type { FillMode, FillValues } from '@formpress/fill';
import type { FillPlan } from '@formpress/model';
import type { PdfField } from '@formpress/pdf';

/** A box of a form in points from the lower left of its page, and its content. */
export type PrintedPlace = {
  field: string;
  page: number;
  box: number[];
  /** The text that must be found there; a drawn mark is not text. */
  text?: string;
  isInked: boolean;
};

/** Every box of a form, with what is printed in it in a mode. */
export function printedPlaces(
  fields: PdfField[],
  plan: FillPlan,
  values: FillValues,
  mode: FillMode,
): PrintedPlace[] {
  return fields.flatMap(({ name, widgets, readOnly, value }) => {
    const kind = plan.fields[name]?.kind;
    // The agency's own value of a read-only field stays.
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
