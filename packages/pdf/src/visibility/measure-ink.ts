import type { Box } from '../fields/pdf-field.ts';
import { contrast, type Rgb, rgbOf } from './contrast.ts';
import { inkAt, pixelAt, type Sheet } from './sheet.ts';

/** Shares of the ink in a box, from 0 to 1. */
export type InkShares = {
  /** Beyond the page or its crop box. */
  outside: number;
  /** Too much like what lies below. */
  faint: number;
  /** Not shown although it differs enough from what lies below: something lies above it, or clips it. */
  covered: number;
  /** The contrast with what lies below: of the faint ink, or of all ink if none is faint. */
  contrast: number;
};

// A pixel with less ink is at the edge of a letter, which is pale whatever its colour.
const leastInk = 0.15;
// Values that are drawn with a margin may be off by part of a pixel, so up to this share may seem covered without being so.
const offWithMargin = 0.25;

/** Compares the ink in a box of a page with what is seen there. */
export function measureInk(box: Box, color: number[], sheet: Sheet, least: number): InkShares {
  const nothing = { faint: 0, covered: 0, contrast: 21 };
  if (!sheet.grid.shows(box)) return { outside: 1, ...nothing };
  const ink = rgbOf(color);
  const contrastWith = contrasts(ink);
  const sums = { all: 0, outside: 0, faint: 0, covered: 0 };
  const sumsOfContrast = { all: 0, faint: 0 };
  for (const { x, y, share } of inkIn(box, sheet)) {
    sums.all += share;
    const ground = pixelAt(sheet.blank, x, y);
    const now = sheet.filled && pixelAt(sheet.filled, x, y);
    if (!ground) {
      sums.outside += share;
      continue;
    }
    const wanted = contrastWith(ground);
    sumsOfContrast.all += share * wanted;
    if (wanted < least) {
      sums.faint += share;
      sumsOfContrast.faint += share * wanted;
    } else if (now && isCovered(ink, share, ground, now, least)) sums.covered += share;
  }
  if (sums.all === 0) return { outside: sheet.grid.holds(box) ? 0 : 1, ...nothing };
  const covered = sums.covered / sums.all;
  const of = sums.faint > 0 ? 'faint' : 'all';
  return {
    outside: sums.outside / sums.all,
    faint: sums.faint / sums.all,
    covered: covered < (sheet.grid.margin > 0 ? offWithMargin : 0) ? 0 : covered,
    contrast: sumsOfContrast[of] / Math.max(sums[of] - (of === 'all' ? sums.outside : 0), 1e-9),
  };
}

/** The pixels in a box, and just beside it, that have ink. */
function* inkIn(box: Box, sheet: Sheet) {
  const { left, right, top, bottom } = sheet.grid.pixels(box);
  const { width, height } = sheet.grid.size;
  const edge = sheet.grid.margin;
  for (let y = Math.max(top - 1, -edge); y < Math.min(bottom + 1, height + edge); y += 1) {
    for (let x = Math.max(left - 1, -edge); x < Math.min(right + 1, width + edge); x += 1) {
      const share = inkAt(sheet, x, y);
      if (share >= leastInk) yield { x, y, share };
    }
  }
}

/** A function for the contrast of an ink with a ground. It caches: most pixels of a page have the same few colours. */
function contrasts(ink: Rgb): (ground: Rgb) => number {
  const known = new Map<number, number>();
  return (ground) => {
    const key = (ground[0] << 16) | (ground[1] << 8) | ground[2];
    const found = known.get(key) ?? contrast(ink, ground);
    known.set(key, found);
    return found;
  };
}

/** Whether so little of the ink shows that its colour can hardly be told from the ground. */
function isCovered(ink: Rgb, share: number, ground: Rgb, now: Rgb, least: number): boolean {
  const part = farthest(now, ground) / (share * farthest(ink, ground));
  if (part >= 1) return false;
  const mixed = (channel: 0 | 1 | 2) => ground[channel] + part * (ink[channel] - ground[channel]);
  return contrast([mixed(0), mixed(1), mixed(2)], ground) < least;
}

function farthest(one: Rgb, other: Rgb): number {
  return Math.max(
    Math.abs(one[0] - other[0]),
    Math.abs(one[1] - other[1]),
    Math.abs(one[2] - other[2]),
  );
}
