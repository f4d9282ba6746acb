import type { Box } from '@formpress/pdf';
import type { PaperRow } from '../foundation/paper.ts';

/** A heading's greatest distance from the middle of the page, and its least distance from the left edge. */
const [offCenter, indent] = [12, 90];
const mostWords = 14;

/** The heading above a box, such as that of a worksheet: the nearest row that is set in the middle of the page. */
export function sectionOf(
  page: number,
  [, bottom, , height]: Box,
  rows: readonly PaperRow[],
  pageWidth: number,
): string | undefined {
  const above = rows.filter(
    (row) => row.page === page && row.box[1] > bottom + height && isHeading(row, pageWidth),
  );
  const [nearest] = above.sort((a, b) => a.box[1] - b.box[1]);
  return nearest?.words.join(' ');
}

function isHeading({ words, box: [left, , width] }: PaperRow, pageWidth: number): boolean {
  const isCentered = Math.abs(left + width / 2 - pageWidth / 2) <= offCenter && left >= indent;
  const letters = words.filter((word) => word.length > 2);
  return isCentered && letters.length >= 2 && words.length <= mostWords;
}
