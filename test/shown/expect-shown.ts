import type { FillMode } from '@formpress/fill';
import { inspect } from '@formpress/pdf';
import { expect } from 'vitest';
import { printedWords } from '../foundation/printed-words.ts';
import type { Tool } from '../foundation/system-tools.ts';
import { expectInk } from './expect-ink.ts';
import { expectRead } from './expect-read.ts';
import { pdfjsWords } from './pdfjs-words.ts';
import { printedPlaces } from './printed-places.ts';
import type { ShownForm } from './shown-form.ts';
import { shownValues } from './shown-values.ts';

export type ShownTools = { qpdf: Tool; pdftotext: Tool; pdftoppm: Tool };

/** Fills every field of a form and checks the result with other tools. */
export async function expectShown(
  form: ShownForm,
  mode: FillMode,
  letters: string,
  { qpdf, pdftotext, pdftoppm }: ShownTools,
): Promise<void> {
  const values = shownValues(form.plan, letters);
  const filled = form.filler.fill(values, mode);
  if ('refusals' in filled) throw new Error(JSON.stringify(filled.refusals));
  const { pdf } = filled;

  expect(qpdf(['--check', 'PDF'], pdf).status).toBe(0);
  const signs = Object.entries(form.plan.fields)
    .filter(([, { kind }]) => kind === 'signature' || kind === 'date')
    .map(([name]) => name);
  const left = inspect(pdf).fields.map(({ name }) => name);
  expect(left.sort()).toEqual(mode === 'SIGN_EXTERNALLY' ? signs.sort() : []);

  const { fields } = inspect(form.blank);
  const places = printedPlaces(fields, form.plan, values, mode);
  expectRead(places, printedWords(pdftotext, pdf), 'poppler');
  expectRead(places, await pdfjsWords(pdf), 'pdf.js');
  await expectInk(form, pdf, places, pdftoppm);
}
