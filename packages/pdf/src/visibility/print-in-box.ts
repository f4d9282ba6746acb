import type { Box } from '../fields/pdf-field.ts';
import { luminance } from './contrast.ts';
import { pixelAt, type Sheet } from './sheet.ts';

/** Print of the blank in a box: from where to where, in points above its foot. */
export type PrintInBox = { from: number; to: number };

/** So far, in points, print may reach into a box: a signature rests on its line. */
const [atFoot, elsewhere] = [2.5, 1.5];
/** From this contrast with its ground on, something is print. */
const leastContrast = 1.6;
/** Fewer pixels than this are a speck. */
const leastPixels = 4;

/** What the blank prints across a box that should be free. */
export function printInBox(box: Box, { grid, blank }: Sheet): PrintInBox | undefined {
  const { left, right, top, bottom } = grid.pixels(box);
  const [foot, side] = [Math.round(atFoot * grid.down), Math.round(elsewhere * grid.across)];
  const head = Math.round(elsewhere * grid.down);
  const levels: { y: number; level: number }[] = [];
  for (let y = top + head; y < bottom - foot; y += 1) {
    for (let x = left + side; x < right - side; x += 1) {
      const color = pixelAt(blank, x, y);
      if (color) levels.push({ y, level: luminance(color) });
    }
  }
  const ground = mostCommon(levels.map(({ level }) => level));
  const print = levels.filter(({ level }) => differ(level, ground));
  if (print.length < leastPixels) return undefined;
  const rows = print.map(({ y }) => y);
  return {
    from: (bottom - Math.max(...rows) - 1) / grid.down,
    to: (bottom - Math.min(...rows)) / grid.down,
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
