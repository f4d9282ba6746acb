import type { LoweredForm } from '@formpress/compiler';
import { createFiller, type FillMode } from '@formpress/fill';
import { inspect } from '@formpress/pdf';
import { printedWords } from '../foundation/printed-words.ts';
import { expectInk } from './expect-ink.ts';
import { expectRead } from './expect-read.ts';
import type { ShownTools } from './expect-shown.ts';
import { coveringValues, type pathValues } from './path-values.ts';
import { pdfjsWords } from './pdfjs-words.ts';
import { printedPlaces } from './printed-places.ts';

/** Fills a form on every path and checks that each value is in its box, with ink in every used box. */
export async function expectFilled(
  { bundle, blankPdf, template, plan }: LoweredForm,
  paths: ReturnType<typeof pathValues>,
  mode: FillMode,
  { pdftotext, pdftoppm }: Pick<ShownTools, 'pdftotext' | 'pdftoppm'>,
): Promise<void> {
  const filler = createFiller(template, plan);
  const shown = { name: bundle.id, blank: blankPdf, template, plan, filler };
  const { fields } = inspect(blankPdf);
  const looked = new Set(coveringValues(paths));
  for (const values of paths) {
    const filled = filler.fill(values, mode);
    if ('refusals' in filled) throw new Error(JSON.stringify(filled.refusals));
    const { pdf } = filled;
    const places = printedPlaces(fields, plan, values, mode);
    expectRead(places, printedWords(pdftotext, pdf), 'poppler');
    if (!looked.has(values)) continue;
    expectRead(places, await pdfjsWords(pdf), 'pdf.js');
    await expectInk(shown, pdf, places, pdftoppm);
  }
}
