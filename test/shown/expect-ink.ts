import { inspect } from '@formpress/pdf';
import { expect } from 'vitest';
import type { Pixels } from '../foundation/pixels.ts';
import type { Tool } from '../foundation/system-tools.ts';
import type { PrintedPlace } from './printed-places.ts';
import { dotsPerPoint, type Rendered, renderedByPdfium, renderedByPoppler } from './rendered.ts';
import type { ShownForm } from './shown-form.ts';

/** The maximum difference in the darkness of a box between two renderers, in percent. */
const mostDifference = 0.05;
const accents = 3;

/** Checks with two renderers that each printed box has ink, and that nothing else changed. */
export async function expectInk(
  form: ShownForm,
  pdf: Uint8Array,
  places: PrintedPlace[],
  pdftoppm: Tool,
): Promise<void> {
  const pages = [...new Set(places.map(({ page }) => page))];
  const blank = blanks.get(form) ?? (await rendered(form.template, pages, pdftoppm));
  blanks.set(form, blank);
  const full = await rendered(pdf, pages, pdftoppm);
  const facts = inspect(pdf).pages;
  const seen = places.map((place) => ({ ...place, dots: dotsOf(place, facts[place.page - 1]) }));
  const faults: string[] = [];
  for (const { field, page, dots, isInked } of seen) {
    const [before, after] = [shares(blank, page, dots), shares(full, page, dots)];
    // Each renderer draws the lines of a blank slightly differently, so only additions count.
    const added = [after.pdfium - before.pdfium, after.poppler - before.poppler] as const;
    if (Math.abs(added[0] - added[1]) > mostDifference) {
      faults.push(`${field}: pdfium ${percent(added[0])}, poppler ${percent(added[1])}`);
    }
    for (const by of ['pdfium', 'poppler'] as const) {
      if (isInked && after[by] <= before[by]) faults.push(`${field}: no ink by ${by}`);
      if (!isInked && after[by] !== before[by] && !isShared(seen, page, dots)) {
        faults.push(`${field}: ink by ${by} where nothing was printed`);
      }
    }
  }
  for (const by of ['pdfium', 'poppler'] as const) {
    for (const page of pages) {
      const boxes = seen.filter((place) => place.page === page).map(({ dots }) => dots);
      const strayed = changesOutside(blank[by].get(page), full[by].get(page), boxes);
      if (strayed > 0) faults.push(`page ${page}: ${strayed} dots outside all boxes by ${by}`);
    }
  }
  expect(faults).toEqual([]);
}

type ByBoth = { pdfium: Rendered; poppler: Rendered };

/** A cache of rendered blanks: a form is rendered several times with the same blank. */
const blanks = new WeakMap<ShownForm, ByBoth>();

async function rendered(pdf: Uint8Array, pages: number[], pdftoppm: Tool): Promise<ByBoth> {
  const poppler = renderedByPoppler(pdftoppm, pdf, pages);
  return { pdfium: await renderedByPdfium(pdf, pages), poppler };
}

type Dots = { left: number; top: number; right: number; bottom: number };
type PageFacts = { width: number; height: number; rotate: number };

/** The pixels of a box on the displayed page. */
function dotsOf({ box }: PrintedPlace, page: PageFacts | undefined): Dots {
  const { width = 612, height = 792, rotate = 0 } = page ?? {};
  const [x = 0, y = 0, across = 0, up = 0] = box;
  const corners = [
    [x, y],
    [x + across, y + up],
  ].map(([a = 0, b = 0]) => {
    if (rotate === 90) return [b, a];
    if (rotate === 180) return [width - a, b];
    return rotate === 270 ? [height - b, width - a] : [a, height - b];
  });
  const [xs, ys] = [0, 1].map((i) => corners.map((each) => (each[i] ?? 0) * dotsPerPoint));
  return {
    left: Math.floor(Math.min(...(xs ?? []))),
    right: Math.ceil(Math.max(...(xs ?? []))),
    top: Math.floor(Math.min(...(ys ?? []))),
    bottom: Math.ceil(Math.max(...(ys ?? []))),
  };
}

function shares(by: ByBoth, page: number, dots: Dots) {
  return {
    pdfium: darkShare(by.pdfium.get(page), dots),
    poppler: darkShare(by.poppler.get(page), dots),
  };
}

function darkShare(pixels: Pixels | undefined, { left, top, right, bottom }: Dots): number {
  let dark = 0;
  for (let y = top; y < bottom; y += 1) {
    for (let x = left; x < right; x += 1) dark += pixels?.darkness(x, y) ?? 0;
  }
  return dark / 255 / ((right - left) * (bottom - top));
}

/** The pixels that changed although no box is near. */
function changesOutside(
  blank: Pixels | undefined,
  full: Pixels | undefined,
  boxes: Dots[],
): number {
  if (!blank || !full) return 1;
  let count = 0;
  for (let at = 0; at < blank.dots.length; at += 1) {
    if (blank.dots[at] === full.dots[at]) continue;
    const [x, y] = [at % blank.width, Math.floor(at / blank.width)];
    if (!boxes.some((box) => isNear(box, x, y))) count += 1;
  }
  return count;
}

/** Whether a pixel is in a box or next to it. The accents of ễ or Ắ extend above a low box by less than two points. */
function isNear({ left, right, top, bottom }: Dots, x: number, y: number): boolean {
  return x >= left - 1 && x <= right && y >= top - accents && y <= bottom;
}

/** Whether another box covers this one, as some forms have it. */
function isShared(seen: { page: number; dots: Dots }[], page: number, dots: Dots): boolean {
  const over = seen.filter(
    (each) =>
      each.page === page &&
      each.dots.left < dots.right + 1 &&
      each.dots.right > dots.left - 1 &&
      each.dots.top < dots.bottom + 1 &&
      each.dots.bottom > dots.top - 1,
  );
  return over.length > 1;
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}
