import { describePage } from '../inspect/describe-page.ts';
import { limits } from '../reader/limits.ts';
import { pagesOf } from '../reader/pages.ts';
import { PdfFile } from '../reader/pdf-file.ts';
import { boxesInCells } from './boxes-in-cells.ts';
import { boxesOnRules } from './boxes-on-rules.ts';
import { cellsOf } from './cells.ts';
import { type FoundBox, tickIn } from './found-box.ts';
import { type PageInk, pageInk } from './page-ink.ts';

/** More lines than a form has: a picture, or a map. */
const mostLines = 4000;

/**
 * Finds where a PDF without fields is to be filled in, by its lines, frames and squares. Pages that are turned are not
 * searched. Throws a PdfProblem when the file cannot be read.
 */
export function findBoxes(bytes: Uint8Array): FoundBox[] {
  const file = new PdfFile(bytes);
  return pagesOf(file).flatMap((page, i) => {
    file.budget.time();
    const facts = describePage(file, page);
    if (facts.rotate !== 0) return [];
    const ink = pageInk(file, page, facts);
    const isForm =
      ink.level.length + ink.upright.length <= mostLines && ink.rows.length <= limits.rowsOnPage;
    return isForm ? boxesOn(i + 1, ink) : [];
  });
}

function boxesOn(page: number, ink: PageInk): FoundBox[] {
  const ticks = ink.squares.map((frame) => ({ box: tickIn(page, frame), frame }));
  const framed = [...ticks, ...boxesInCells(page, cellsOf(ink), ink)];
  const frames = framed.map(({ frame }) => frame);
  const onRules = boxesOnRules(page, frames, ink);
  return [...framed.map(({ box }) => box), ...onRules].sort(inReadingOrder);
}

function inReadingOrder({ box: a }: FoundBox, { box: b }: FoundBox): number {
  const isSameRow = Math.abs(a[1] + a[3] / 2 - b[1] - b[3] / 2) < 4;
  return isSameRow ? a[0] - b[0] : b[1] - a[1];
}
