import type { Paper, PaperBox } from '../foundation/paper.ts';
import { followRows } from './expected-places.ts';

const fewestBoxes = 5;
const leastShare = 0.8;
/** How far the place and width of a box may be off. */
const tolerance = 1.5;
/** How far the height of a box may be off. A line on paper has none, so the room above it varies. */
const otherHeight = 6;
const noticeable = 6;

/** How far all boxes of a page were moved, and the page they are on now. */
export type Shift = { x: number; y: number; page: number };

/**
 * The old pages whose boxes were nearly all moved by one distance, while the words stayed or moved by another. What is
 * printed next to a box then says nothing about it.
 */
export function movedAgainstWords(before: Paper, after: Paper): Map<number, Shift> {
  const expect = followRows(before, after);
  const pages = new Map<number, Shift>();
  for (const page of new Set(before.boxes.map((box) => box.page))) {
    const boxes = before.boxes.filter((box) => box.page === page);
    if (boxes.length < fewestBoxes) continue;
    const shifts = boxes.flatMap((box) => {
      const [expected] = expect(box);
      return expected ? [{ box, expected }] : [];
    });
    const target = shifts[0]?.expected.page;
    const there = after.boxes.filter((box) => box.page === target);
    const shift = commonShift(boxes, there);
    if (!shift) continue;
    const isOff = ({ box, expected }: (typeof shifts)[number]) =>
      Math.hypot(expected.box[0] - box.box[0] - shift.x, expected.box[1] - box.box[1] - shift.y) >
      noticeable;
    if (shifts.filter(isOff).length >= leastShare * shifts.length)
      pages.set(page, { ...shift, page: target ?? page });
  }
  return pages;
}

/** The one distance by which nearly all boxes of a page were moved. */
function commonShift(
  before: readonly PaperBox[],
  after: readonly PaperBox[],
): { x: number; y: number } | undefined {
  for (const start of before.slice(0, 3)) {
    for (const to of after) {
      const shift = { x: to.box[0] - start.box[0], y: to.box[1] - start.box[1] };
      const hits = before.filter((box) => after.some((each) => isMovedBy(shift, box, each)));
      if (hits.length >= leastShare * before.length) return shift;
    }
  }
  return undefined;
}

export function isMovedBy(shift: { x: number; y: number }, from: PaperBox, to: PaperBox): boolean {
  const [x, y, width, height] = from.box;
  const [left, bottom, wide, tall] = to.box;
  const differences = [left - x - shift.x, bottom - y - shift.y, wide - width];
  const isAsHigh = Math.abs(tall - height) <= otherHeight;
  return isAsHigh && differences.every((difference) => Math.abs(difference) <= tolerance);
}
