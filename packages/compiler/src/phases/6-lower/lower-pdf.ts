import type { FillPlan } from '@formpress/model';
import { plan, prepare } from '@formpress/pdf';
import type { LinkedForm } from '../4-link/linked-form.ts';
import { recipeOf } from '../4-link/recipe-of.ts';
import { tooltipsOf } from './tooltips-of.ts';

/** The PDF side of a form: the fillable blank, the template without fields, and the plan that fills it. */
export type LoweredPdf = { blankPdf: Uint8Array; template: Uint8Array; plan: FillPlan };

/** Prepares the blank and plans how it is filled. */
export function lowerPdf(form: LinkedForm): LoweredPdf {
  const recipe = { ...recipeOf(form.pdf), tooltips: tooltipsOf(form) };
  const blankPdf = prepare(form.blank.bytes, recipe);
  const kinds = Object.fromEntries(form.pdf.sign.map(({ name, kind }) => [name, kind]));
  return { blankPdf, ...plan(blankPdf, { sign: kinds, language: form.language }) };
}
