import type { Box } from '../fields/pdf-field.ts';
import { luminance } from './contrast.ts';
import type { PixelBox } from './page-grid.ts';
import { inkAt, pixelAt, type Sheet } from './sheet.ts';

/** Where print of the blank begins and ends in a box, in points above the bottom of the box. */
export type PrintInBox = { from: number; to: number };

/**
 * Which print counts. In a box that must be free: all of it. Below a text: what its letters touch. Below a mark: what the
 * middle of the mark touches, because its edges may touch the frame around it.
 */
export type CountedPrint = 'all' | 'below letters' | 'below a mark';

/** How far, in points, print may reach into a box: at its bottom, because a signature rests on its line, and elsewhere. */
const [atFoot, elsewhere] = [2.5, 1.5];
/** The least contrast of print with its ground. */
const leastContrast = 1.6;
/** Fewer pixels than this are a speck, or only a touch. */
const leastPixels: Record<CountedPrint, number> = { all: 4, 'below letters': 4, 'below a mark': 2 };
/** The fraction on each side of a mark that may touch its frame. */
const ofFrame = 0.35;
/** The least share of ink in a pixel that is inside a letter, and not just at its edge. */
const leastInk = 0.3;

/** What the blank prints across a value in a box. */
export function printInBox(box: Box, sheet: Sheet, counted: CountedPrint): PrintInBox | undefined {
  const { grid, blank } = sheet;
  const { left, right, top, bottom } = insideOf(grid.pixels(box), sheet, counted);
  const levels: { x: number; y: number; level: number }[] = [];
  for (let y = top; y < bottom; y += 1) {
    for (let x = left; x < right; x += 1) {
      const color = pixelAt(blank, x, y);
      if (color) levels.push({ x, y, level: luminance(color) });
    }
  }
  const ground = mostCommon(levels.map(({ level }) => level));
  const print = levels.filter(
    ({ x, y, level }) =>
      differ(level, ground) && (counted === 'all' || inkAt(sheet, x, y) >= leastInk),
  );
  if (print.length < leastPixels[counted]) return undefined;
  const foot = grid.pixels(box).bottom;
  const rows = print.map(({ y }) => y);
  return {
    from: (foot - Math.max(...rows) - 1) / grid.down,
    to: (foot - Math.min(...rows)) / grid.down,
  };
}

/** The part of a box in which print counts. */
function insideOf(
  { left, right, top, bottom }: PixelBox,
  { grid }: Sheet,
  counted: CountedPrint,
): PixelBox {
  if (counted === 'below a mark') {
    const [x, y] = [Math.ceil(ofFrame * (right - left)), Math.ceil(ofFrame * (bottom - top))];
    return { left: left + x, right: right - x, top: top + y, bottom: bottom - y };
  }
  const side = Math.round(elsewhere * grid.across);
  return {
    left: left + side,
    right: right - side,
    top: top + Math.round(elsewhere * grid.down),
    bottom: bottom - Math.round(atFoot * grid.down),
  };
}

function differ(one: number, other: number): boolean {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05) >= leastContrast;
}

/** The level that most pixels of a box have, which is that of the ground. */
function mostCommon(levels: number[]): number {
  const counts = new Map<number, number>();
  for (const level of levels) counts.set(level, (counts.get(level) ?? 0) + 1);
  let most = { level: 1, count: 0 };
  for (const [level, count] of counts) if (count > most.count) most = { level, count };
  return most.level;
}
