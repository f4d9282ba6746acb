import type { FillPlan } from '@formpress/model';
import type { PdfWork } from '../../cache/pdf-work.ts';
import type { LinkedForm } from '../4-link/linked/linked-form.ts';
import { recipeOf } from '../4-link/pdf/recipe-of.ts';
import { tooltipsOf } from './tooltips-of.ts';

/** The PDF side of a form: the fillable blank, the template without fields, and the plan that fills it. */
export type LoweredPdf = { blankPdf: Uint8Array; template: Uint8Array; plan: FillPlan };

/** Prepares the blank and plans how it is filled. */
export async function lowerPdf(form: LinkedForm, pdfWork: PdfWork): Promise<LoweredPdf> {
  const recipe = { ...recipeOf(form.pdf), tooltips: tooltipsOf(form) };
  const blankPdf = await pdfWork.prepare(form.blank.bytes, recipe);
  const kinds = Object.fromEntries(form.pdf.sign.map(({ name, kind }) => [name, kind]));
  const planned = await pdfWork.plan(blankPdf, { sign: kinds, language: form.language });
  return { blankPdf, ...planned };
}
