import { insetOf } from './fit.ts';
import type { Align, LineWay } from './placement.ts';

/** What a line of a box has in common, whatever it says. */
export type LineMeasures = {
  align: Align;
  /** Of the box, in points. */
  width: number;
  size: number;
  /** The widest line, in thousandths of the size. */
  widest: number;
};

/** Where a line without width starts, and how far each thousandth of its width moves that. */
export type LineStart = {
  start: number;
  shift: number;
  /** The most characters that the number of any start has. */
  digits: number;
};

/** Where the lines of a box start, once their width is known. */
export function lineStart(way: LineWay, { align, width, size, widest }: LineMeasures): LineStart {
  const share = { left: 0, center: 0.5, right: 1 }[align];
  const inset = insetOf(width);
  const start = way.from + way.step * (inset + share * (width - 2 * inset));
  const shift = (-way.step * share * size) / 1000;
  return { start, shift, digits: digitsFor(start, start + shift * widest) };
}

/** Where a text that takes up so much of a box starts in it. */
export function startIn(width: number, align: Align, taken: number): number {
  const inset = insetOf(width);
  if (align === 'left') return inset;
  return align === 'right' ? width - taken - inset : (width - taken) / 2;
}

/** Characters for any number between two, with a sign and two decimals. */
function digitsFor(...ends: [number, number]): number {
  return 4 + Math.max(...ends.map((end) => String(Math.trunc(end)).length));
}
