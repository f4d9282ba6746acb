import type { FillMode } from '@formpress/fill';
import { inspect } from '@formpress/pdf';
import { expect } from 'vitest';
import { printedWords, textIn, type Word } from '../printed-words.ts';
import type { Tool } from '../system-tools.ts';
import { expectInk } from './expect-ink.ts';
import { pdfjsWords } from './pdfjs-words.ts';
import { type PrintedPlace, printedPlaces } from './printed-places.ts';
import type { ShownForm } from './shown-form.ts';
import { shownValues } from './shown-values.ts';

export type ShownTools = { qpdf: Tool; pdftotext: Tool; pdftoppm: Tool };

/** Fills every field of a form and looks at the result the way others do. */
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

/** Every text is found in its box, by a reader that knows nothing of our boxes. */
function expectRead(places: PrintedPlace[], words: Word[], reader: string): void {
  const missing = places.filter(({ text, page, box }) => {
    if (text === undefined) return false;
    // Some forms print the line to write on within the box.
    const found = textIn(words, page, box).replace(/[_.]/g, '');
    return !found.includes(text.replace(/[\s.]/g, ''));
  });
  const told = missing.map(({ field, page, box, text }) => ({
    field,
    text,
    found: textIn(words, page, box),
  }));
  expect({ reader, told }).toEqual({ reader, told: [] });
}
