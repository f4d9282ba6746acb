import type { Inspection } from '../fields/pdf-field.ts';
import { type Page, visibleBox } from '../reader/pages.ts';
import type { PdfFile } from '../reader/pdf-file.ts';
import { glyphsOfPage } from './glyphs-of-page.ts';
import { type PrintedRow, printedRows, type SeenGlyph } from './printed-rows.ts';
import { SeenPage } from './seen-page.ts';
import type { Glyph } from './text-state.ts';

type PageFacts = Inspection['pages'][number];

/** The rows of text on a page as displayed. Text that does not run from left to right is left out. */
export function rowsOfPage(
  file: PdfFile,
  page: Page,
  facts: PageFacts,
  glyphs: readonly Glyph[] = glyphsOfPage(file, page),
): PrintedRow[] {
  return rowsAlong(glyphsSeen(file, page, facts, glyphs), ([x, y]) => [x, y]);
}

/** The rows that run upwards or downwards, such as a revision in the margin, with their positions on the page as turned. */
export function turnedRowsOfPage(file: PdfFile, page: Page, facts: PageFacts): PrintedRow[] {
  const glyphs = glyphsSeen(file, page, facts, glyphsOfPage(file, page));
  return [...rowsAlong(glyphs, ([x, y]) => [y, -x]), ...rowsAlong(glyphs, ([x, y]) => [-y, x])];
}

type Point = readonly [number, number];

/** A glyph from where it starts to where it ends, as displayed. */
type Placed = { text: string; start: Point; end: Point; size: number };

function glyphsSeen(
  file: PdfFile,
  page: Page,
  facts: PageFacts,
  glyphs: readonly Glyph[],
): Placed[] {
  const [left, bottom] = visibleBox(file, page);
  const seen = new SeenPage(facts);
  const placed = ([x, y]: Point) => seen.point([x - left, y - bottom]);
  return glyphs.map(({ text, start, end, size }) => {
    return { text, start: placed(start), end: placed(end), size };
  });
}

/** The rows of the glyphs that run from left to right once the page is turned. */
function rowsAlong(glyphs: readonly Placed[], turned: (point: Point) => Point): PrintedRow[] {
  const level: SeenGlyph[] = [];
  for (const { text, start, end, size } of glyphs) {
    const [left, baseline] = turned(start);
    const [right, y] = turned(end);
    const isLevel = right >= left && Math.abs(y - baseline) < size * 0.05;
    if (isLevel && size > 1) level.push({ text, left, right, baseline, size });
  }
  return printedRows(level);
}
