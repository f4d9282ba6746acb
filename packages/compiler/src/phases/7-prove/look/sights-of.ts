import type { Box, SeenInk } from '@formpress/pdf';
import type { PdfWork } from '../../../cache/pdf-work.ts';
import type { LoweredForm } from '../../6-lower/lowered-form.ts';
import { fillSpots } from './fill-spots.ts';
import { type Spot, spotsOf } from './spots-of.ts';

/** A box of the paper, and what people see of a value in it. */
export type Sight = Pick<Spot, 'name' | 'at' | 'page' | 'kind'> & { box: Box; seen: SeenInk };

/** Less than this and a text is hard to tell from its ground: what WCAG 2.2 asks for large text and for pictures. */
export const leastContrast = 3;

const known = new WeakMap<LoweredForm, Sight[]>();

/** Fills every box of a form, and looks at the pages. */
export async function lookAt(form: LoweredForm, pdfWork: PdfWork): Promise<void> {
  const spots = spotsOf(form);
  const { fields, places, fill } = fillSpots(form, spots);
  const texts = spots.map((spot) => ('texts' in spot ? spot.texts : []));
  const madeFrom = { template: form.template, fields, texts };
  const seen = await pdfWork.look({ madeFrom, fill, places, leastContrast });
  const sights = spots.map(({ name, at, page, kind }, index): Sight => {
    const [place, ink] = [places[index], seen[index]];
    if (!place || !ink) throw new Error(`Nobody looked at ${name}.`);
    return { name, at, page, kind, box: place.box, seen: ink };
  });
  known.set(form, sights);
}

/** What was seen of a form; nothing before it was looked at. */
export function sightsOf(form: LoweredForm): readonly Sight[] {
  return known.get(form) ?? [];
}
