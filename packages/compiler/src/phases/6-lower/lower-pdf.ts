import type { FillPlan } from '@formpress/model';
import { finishFile, finishPlan } from '@formpress/pdf';
import { keyOf } from '../../cache/key-of.ts';
import type { PdfWork } from '../../cache/pdf-work.ts';
import type { LinkedForm } from '../4-link/linked/linked-form.ts';
import { recipeOf } from '../4-link/pdf/recipe-of.ts';
import { captionsOf } from './captions-of.ts';
import { tooltipsOf } from './tooltips-of.ts';

/** The PDF side of a form: the fillable blank, the template without fields, and the plan that fills it. */
export type LoweredPdf = {
  blankPdf: Uint8Array;
  template: Uint8Array;
  plan: FillPlan;
  paper: string;
};

/** Prepares the blank and plans how it is filled. Captions are written last, so that new words need no new paper. */
export async function lowerPdf(form: LinkedForm, pdfWork: PdfWork): Promise<LoweredPdf> {
  const captions = captionsOf(form);
  const blank = await pdfWork.prepare(form.blank.bytes, {
    ...recipeOf(form.pdf),
    ...tooltipsOf(form, captions),
  });
  const planned = await pdfWork.plan(blank, {
    sign: Object.fromEntries(form.pdf.sign.map(({ name, kind }) => [name, kind])),
    captions: Object.keys(captions),
    language: form.language,
  });
  return {
    blankPdf: finishFile(blank, captions).bytes,
    ...finishPlan(planned, captions),
    paper: keyOf('paper', blank.bytes, blank.captions, planned.bytes, planned.plan),
  };
}
