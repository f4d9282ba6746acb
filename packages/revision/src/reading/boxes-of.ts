import { type Box, type Inspection, type PdfField, seenBox } from '@formpress/pdf';
import type { PaperBox, PaperRow } from '../foundation/paper.ts';
import { wordsOf } from '../foundation/words-of.ts';
import { sectionOf } from './section-of.ts';

/** How far above and below a box its surroundings reach. */
const surroundings = 24;
/** How far below a box the words of its own row may stand. */
const sameRow = 2;

/** The boxes of a field that can be seen, with the words next to and around them. */
export function boxesOf(
  { name, type, maxLength, widgets }: PdfField,
  rows: PaperRow[],
  pages: Inspection['pages'],
): PaperBox[] {
  const seen = widgets.filter(({ hidden }) => hidden === undefined);
  const shownOf = (page: number, box: Box) => seenBox(box, pages[page - 1]);
  return seen.map(({ page, box, on, near }) => ({
    key: seen.length > 1 ? `${name}=${on ?? `${page}:${box.join(' ')}`}` : name,
    field: name,
    type,
    page,
    box,
    ...(on !== undefined && { state: on }),
    ...(maxLength !== undefined && { maxLength }),
    ...(near?.line !== undefined && { line: near.line }),
    text: near?.text ?? '',
    words: wordsOf(near?.text ?? ''),
    around: wordsWithin(surroundings, page, shownOf(page, box), rows),
    beside: wordsWithin(sameRow, page, shownOf(page, box), rows),
    section: sectionOf(page, shownOf(page, box), rows, pages[page - 1]?.width ?? 0) ?? '',
  }));
}

/** The words of the rows that are at most this far above or below a box. */
function wordsWithin(
  distance: number,
  page: number,
  [, bottom, , height]: Box,
  rows: PaperRow[],
): string[] {
  const [low, high] = [bottom - distance, bottom + height + distance];
  return rows
    .filter(({ page: on, box: [, baseline] }) => on === page && baseline > low && baseline < high)
    .flatMap(({ words }) => words);
}

/** Compares boxes by page, then from top to bottom; boxes that share a row, from left to right. */
export function inReadingOrder(a: PaperBox, b: PaperBox): number {
  if (a.page !== b.page) return a.page - b.page;
  const [up, down] = [middleOf(a.box), middleOf(b.box)];
  const isSameRow = Math.abs(up - down) < 4;
  return isSameRow ? a.box[0] - b.box[0] : down - up;
}

function middleOf([, bottom, , height]: Box): number {
  return bottom + height / 2;
}
