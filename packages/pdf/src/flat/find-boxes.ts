import type { Box, Inspection } from '../fields/pdf-field.ts';
import { describePage } from '../inspect/describe-page.ts';
import { limits } from '../reader/limits.ts';
import { pagesOf } from '../reader/pages.ts';
import { PdfFile } from '../reader/pdf-file.ts';
import { SeenPage } from '../text/seen-page.ts';
import { boxesInCells } from './boxes-in-cells.ts';
import { boxesOnRules } from './boxes-on-rules.ts';
import { cellsOf } from './cells.ts';
import { type FoundBox, tickIn } from './found-box.ts';
import { type PageInk, pageInk } from './page-ink.ts';

/** A page with more lines than this is a picture or a map, not a form. */
const mostLines = 4000;

/**
 * Finds where a PDF without fields is to be filled in, by its lines, frames, squares and tinted places. Throws a PdfProblem
 * when the file cannot be read.
 */
export function findBoxes(bytes: Uint8Array): FoundBox[] {
  const file = new PdfFile(bytes);
  return pagesOf(file).flatMap((page, i) => {
    file.budget.checkTime();
    const facts = describePage(file, page);
    const ink = pageInk(file, page, facts);
    const isForm =
      ink.level.length + ink.upright.length <= mostLines && ink.rows.length <= limits.rowsOnPage;
    return isForm ? boxesOn(i + 1, ink).map((box) => onPage(box, facts)) : [];
  });
}

function boxesOn(page: number, ink: PageInk): FoundBox[] {
  const ticks = ink.squares.map((frame) => ({ box: tickIn(page, frame), frame }));
  const framed = [...ticks, ...boxesInCells(page, cellsOf(ink), ink)];
  const frames = framed.map(({ frame }) => frame);
  const onRules = boxesOnRules(page, frames, ink);
  return [...framed.map(({ box }) => box), ...onRules].sort(inReadingOrder);
}

/** Converts a box from the page as displayed to the page's own coordinates. */
function onPage(found: FoundBox, facts: Inspection['pages'][number]): FoundBox {
  if (facts.rotate === 0) return found;
  const back = new SeenPage(facts).back();
  const { box, whole } = found;
  return { ...found, box: exact(back.box(box)), ...(whole && { whole: exact(back.box(whole)) }) };
}

function exact(box: Box): Box {
  return box.map((side) => Math.round(side * 10) / 10) as Box;
}

function inReadingOrder({ box: a }: FoundBox, { box: b }: FoundBox): number {
  const isSameRow = Math.abs(a[1] + a[3] / 2 - b[1] - b[3] / 2) < 4;
  return isSameRow ? a[0] - b[0] : b[1] - a[1];
}
