import type { PageInk } from './page-ink.ts';
import { type Area, coverage, overlaps, type Rule } from './rule.ts';

/** A place between lines: it may be open on its left or right. */
export type Cell = Area & {
  isClosed: boolean;
  /** How many cells for one letter each it is made of. */
  letters?: number;
};

/** The least height of a cell; the greatest without a line on its left, and with one. Higher ones frame something else. */
const [lowest, lowCell, highest] = [5, 46, 64];
const narrowest = 5;
/** The greatest width of a column for amounts, whose lines may be far apart. */
const columnWidth = 120;
/** Lines that should meet may miss each other by this much. */
const miss = 1.6;
/** The fraction of a cell's height that a divider must exceed. Shorter ones are marks between letters. */
const rise = 0.8;

/** The cells between the lines of a page, each up to the nearest line above its bottom. */
export function cellsOf({ level, upright, windows }: PageInk): Cell[] {
  const byHeight = [...level].sort((a, b) => a.at - b.at);
  const drawn = byHeight.flatMap((bottom) => cellsOn(bottom, byHeight, upright));
  const others = windows.filter(
    (area) => area.top - area.bottom <= 46 && !drawn.some((cell) => overlaps(cell, area)),
  );
  return [...drawn, ...others.map((area) => ({ ...area, isClosed: true }))];
}

function cellsOn(bottom: Rule, level: readonly Rule[], upright: readonly Rule[]): Cell[] {
  const dividers = upright
    .filter(
      ({ at, from, to }) => isAlong(bottom, at) && from < bottom.at + miss && to > bottom.at + 4,
    )
    .sort((a, b) => a.at - b.at);
  const stops = [...new Set([bottom.from, ...dividers.map(({ at }) => at), bottom.to])];
  const cells: Cell[] = [];
  let left = stops[0] ?? 0;
  for (const right of stops.slice(1)) {
    if (right - left < narrowest) {
      if (right - left < miss) left = right;
      continue;
    }
    const top = level.find(
      (rule) => rule.at > bottom.at + lowest - 1 && coverage(rule, left + 1, right - 1) > 0.9,
    );
    const height = (top?.at ?? Number.MAX_VALUE) - bottom.at;
    const rises = (x: number) =>
      dividers.some(({ at, to }) => Math.abs(at - x) < miss && to - bottom.at > rise * height);
    const isEnd = right === bottom.to || Math.abs(right - bottom.to) < miss;
    if (!isEnd && !rises(right)) continue;
    const isClosed = rises(left) && rises(right);
    const isColumn = isClosed && right - left <= columnWidth;
    if (top && (height <= lowCell || (height <= highest && rises(left)) || isColumn))
      cells.push({ left, right, bottom: bottom.at, top: top.at, isClosed });
    left = right;
  }
  return cells;
}

function isAlong({ from, to }: Rule, x: number): boolean {
  return x > from - miss && x < to + miss;
}
