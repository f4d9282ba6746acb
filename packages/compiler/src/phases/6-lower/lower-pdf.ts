import type { FillPlan } from '@formpress/model';
import { plan, prepare, type Recipe } from '@formpress/pdf';
import type { LinkedForm } from '../4-link/linked-form.ts';

/** The PDF side of a form: the fillable blank, the template without fields, and the plan that fills it. */
export type LoweredPdf = { blankPdf: Uint8Array; template: Uint8Array; plan: FillPlan };

/** Prepares the blank and plans how it is filled. */
export function lowerPdf(form: LinkedForm): LoweredPdf {
  const { sign, add } = form.pdf;
  const recipe: Recipe = {
    sign: Object.fromEntries(
      sign.map(({ name, kind, field, page, box }) => [
        name,
        { kind, ...(field ? { field } : {}), ...(page && box ? { page, box } : {}) },
      ]),
    ),
    add: Object.fromEntries(
      add.map(({ name, page, box, type, print }) => [
        name,
        { page, box, type, ...(print ? { print } : {}) },
      ]),
    ),
  };
  const blankPdf = prepare(form.blank.bytes, recipe);
  const kinds = Object.fromEntries(sign.map(({ name, kind }) => [name, kind]));
  return { blankPdf, ...plan(blankPdf, { sign: kinds, language: form.language }) };
}
