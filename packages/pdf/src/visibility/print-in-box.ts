import type { Box } from '../fields/pdf-field.ts';
import { luminance } from './contrast.ts';
import type { PixelBox } from './page-grid.ts';
import { inkAt, pixelAt, type Sheet } from './sheet.ts';

/** Print of the blank in a box: from where to where, in points above its foot. */
export type PrintInBox = { from: number; to: number };

/**
 * Which print counts. In a box that must be free: all. Below a text: what its letters meet. Below a mark: what the middle
 * of the mark meets, for around it is the frame that it stands in.
 */
export type CountedPrint = 'all' | 'below letters' | 'below a mark';

/** So far, in points, print may reach into a box: a signature rests on its line. */
const [atFoot, elsewhere] = [2.5, 1.5];
/** From this contrast with its ground on, something is print. */
const leastContrast = 1.6;
/** Fewer pixels than this are a speck, or touch. */
const leastPixels: Record<CountedPrint, number> = { all: 4, 'below letters': 4, 'below a mark': 2 };
/** Of a mark, the part on each side that may meet its frame. */
const ofFrame = 0.35;
/** How much of a pixel is ink where a letter is, not just its edge. */
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

/** The ground is what most of a box shows. */
function mostCommon(levels: number[]): number {
  const counts = new Map<number, number>();
  for (const level of levels) counts.set(level, (counts.get(level) ?? 0) + 1);
  let most = { level: 1, count: 0 };
  for (const [level, count] of counts) if (count > most.count) most = { level, count };
  return most.level;
}
