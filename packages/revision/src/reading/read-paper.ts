import { type Box, inspect, type PdfField, type PrintedLine, printedPages } from '@formpress/pdf';
import type { Paper, PaperBox, PaperRow } from '../foundation/paper.ts';
import { wordsOf } from '../foundation/words-of.ts';

/** How far above and below a box its surroundings reach. */
const surroundings = 24;

/** Reads the boxes and the printed rows of a PDF. Throws a PdfProblem when it cannot be read. */
export function readPaper(bytes: Uint8Array): Paper {
  const { pages, fields, xfa, encrypted, tagged } = inspect(bytes, { text: true });
  const printed = printedPages(bytes);
  const rows = rowsOf(printed);
  const boxes = fields
    .filter(({ type }) => type !== 'button')
    .flatMap((field) => boxesOf(field, rows))
    .sort(inReadingOrder);
  return { pages, boxes, rows, fields, printed, structure: { xfa, encrypted, tagged } };
}

function rowsOf(pages: readonly PrintedLine[][]): PaperRow[] {
  return pages.flatMap((lines, index) =>
    lines.flatMap(({ text, box }) =>
      box ? [{ page: index + 1, text, words: wordsOf(text), box }] : [],
    ),
  );
}

function boxesOf({ name, type, maxLength, widgets }: PdfField, rows: PaperRow[]): PaperBox[] {
  const seen = widgets.filter(({ hidden }) => hidden === undefined);
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
    around: wordsAround(page, box, rows),
  }));
}

function wordsAround(page: number, [, bottom, , height]: Box, rows: PaperRow[]): string[] {
  return rows
    .filter(({ page: on, box }) => on === page && isNear(box, bottom, bottom + height))
    .flatMap(({ words }) => words);
}

function isNear([, baseline]: Box, bottom: number, top: number): boolean {
  return baseline > bottom - surroundings && baseline < top + surroundings;
}

/** Pages in order, then from top to bottom; boxes that share a row, from left to right. */
function inReadingOrder(a: PaperBox, b: PaperBox): number {
  if (a.page !== b.page) return a.page - b.page;
  const [up, down] = [middleOf(a.box), middleOf(b.box)];
  const isSameRow = Math.abs(up - down) < 4;
  return isSameRow ? a.box[0] - b.box[0] : down - up;
}

function middleOf([, bottom, , height]: Box): number {
  return bottom + height / 2;
}
