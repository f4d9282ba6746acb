import type { Box, InkVisibility } from '@formpress/pdf';
import type { PdfWork } from '../../../cache/pdf-work.ts';
import type { LoweredForm } from '../../6-lower/lowered-form.ts';
import { fillBoxes } from './fill-boxes.ts';
import { boxesToFill, type FillableBox } from './filled-boxes.ts';

/** A box of the form, and what can be seen of a value in it. */
export type BoxVisibility = Pick<FillableBox, 'name' | 'at' | 'page' | 'kind'> & {
  box: Box;
  seen: InkVisibility;
};

/** The contrast that WCAG 2.2 requires of large text and of graphics. */
export const leastContrast = 3;

const known = new WeakMap<LoweredForm, BoxVisibility[]>();

/** Fills every box of a form and measures what can be seen of it on the rendered pages. */
export async function measureBoxes(form: LoweredForm, pdfWork: PdfWork): Promise<void> {
  const toFill = boxesToFill(form);
  const { fields, places, fill } = fillBoxes(form, toFill);
  const texts = toFill.map((box) => ('texts' in box ? box.texts : []));
  const madeFrom = { paper: form.paper, fields, texts };
  const seen = await pdfWork.measureVisibility({ madeFrom, fill, places, leastContrast });
  const boxes = toFill.map(({ name, at, page, kind }, index): BoxVisibility => {
    const [place, ink] = [places[index], seen[index]];
    if (!place || !ink) throw new Error(`Nothing was measured for ${name}.`);
    return { name, at, page, kind, box: place.box, seen: ink };
  });
  known.set(form, boxes);
}

/** What can be seen in the boxes of a form; empty until it has been measured. */
export function visibilityOf(form: LoweredForm): readonly BoxVisibility[] {
  return known.get(form) ?? [];
}
