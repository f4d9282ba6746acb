import type { Inspection } from '../fields/pdf-field.ts';
import { type Page, visibleBox } from '../reader/pages.ts';
import type { PdfFile } from '../reader/pdf-file.ts';
import { glyphsOfPage } from './glyphs-of-page.ts';
import { type PrintedRow, printedRows, type SeenGlyph } from './printed-rows.ts';
import { SeenPage } from './seen-page.ts';

/** The rows of text on a page as displayed. Text that does not run from left to right is left out. */
export function rowsOfPage(
  file: PdfFile,
  page: Page,
  facts: Inspection['pages'][number],
): PrintedRow[] {
  const [left, bottom] = visibleBox(file, page);
  const seen = new SeenPage(facts);
  const glyphs: SeenGlyph[] = [];
  for (const { text, start, end, size } of glyphsOfPage(file, page)) {
    const [x1, y1] = seen.point([start[0] - left, start[1] - bottom]);
    const [x2, y2] = seen.point([end[0] - left, end[1] - bottom]);
    const isLevel = x2 >= x1 && Math.abs(y2 - y1) < size * 0.05;
    if (isLevel && size > 1) glyphs.push({ text, left: x1, right: x2, baseline: y1, size });
  }
  return printedRows(glyphs);
}
