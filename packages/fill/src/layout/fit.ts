import type { TextPlace } from '@formpress/model';
import { bandsBetween, baselinesIn } from './ruled.ts';
import type { WidthOf } from './typeface.ts';
import { WrittenLines } from './wrap.ts';

/** The area that a text has to fit into, and the size and wrapping of its field. */
export type TextArea = {
  width: number;
  height: number;
  /** Size in points; 0 is automatic. */
  size: number;
  multiline?: boolean;
  /** Printed rules on which the lines of a paragraph stand. */
  rules?: readonly number[] | undefined;
  /** Whether a line may only be shrunk, and neither broken nor narrowed. */
  isWhole?: boolean | undefined;
};

/** How a text fits: its lines, their size, and the horizontal scale of its letters (1: not narrowed). */
export type Fitted = { lines: string[]; size: number; narrowing: number };

/** How far letters extend above and below the baseline, as fractions of the size. */
const ascent = 0.718;
const descent = 0.207;
/** The distance from one baseline to the next, as a fraction of the size. */
export const leading = 1.1;

const smallest = 6;
const narrowest = 0.7;
const largestAutomatic = 12;
const inset = 2;

/** The only rule for fitting: shrink to 6 points, then break into two lines, then narrow to 70 percent. */
export function fit(text: string, area: TextArea, widthOf: WidthOf): Fitted | undefined {
  if (area.multiline) return fitParagraph(text, area, widthOf);
  const one = { lines: [text], width: widthOf(text) };
  const fitted = shrunk(one, area);
  if (fitted || area.isWhole) return fitted;
  const two = smallestOf(area) <= heightLimit(area, 2) ? halves(text, widthOf) : undefined;
  return (two && shrunk(two, area)) ?? narrowed(one, area) ?? (two && narrowed(two, area));
}

/** The size of lines that need no shrinking, and the greatest width that fits, in thousandths of that size. */
export function fullSize(area: TextArea): { size: number; widest: number } {
  const own = ownSize(area);
  if (area.multiline) return { size: own, widest: (usable(area) * 1000) / own };
  const most = Math.min(own, heightLimit(area, 1));
  return { size: floored(most, 100), widest: (usable(area) * 1000) / most };
}

/** Whether an area is high enough for this number of lines. */
export function hasHeightFor(area: TextArea, size: number, lines: number): boolean {
  return area.rules
    ? lines <= ruledBaselines(area.rules, area, size).length
    : size <= heightLimit(area, lines);
}

/** The size at which a line of this width fits by shrinking alone; undefined when there is none. */
export function shrunkSize(width: number, area: TextArea): number | undefined {
  return sizeFor(width, 1, area, usable(area));
}

/** Like fit, for one cell per character: the widest character decides. */
export function fitCells(
  text: string,
  cells: number,
  area: TextArea,
  widthOf: WidthOf,
): Fitted | undefined {
  const characters = Array.from(text);
  if (characters.length > cells) return undefined;
  const cell = area.width / cells;
  const widest = { lines: [text], width: Math.max(0, ...characters.map(widthOf)) };
  return shrunk(widest, area, cell) ?? narrowed(widest, area, cell);
}

/** The baselines of lines, from the top down. */
export function baselinesOf(area: TextArea, size: number, lines: number): number[] {
  if (area.rules) return ruledBaselines(area.rules, area, size);
  const first = baselineOf(area, size, lines);
  const baselines: number[] = [];
  for (let i = 0; i < lines; i += 1) baselines.push(first - i * size * leading);
  return baselines;
}

function ruledBaselines(rules: readonly number[], { height }: TextArea, size: number): number[] {
  const line = size * (ascent + descent);
  const heights = { line, step: size * leading, descent: size * descent };
  return baselinesIn(bandsBetween(height, rules), heights);
}

/** The baseline of the first line: single lines are centered vertically, paragraphs begin at the top. */
export function baselineOf(area: TextArea, size: number, lines: number): number {
  const free = area.height - size * (ascent + descent + (lines - 1) * leading);
  const above = area.multiline ? Math.min(2, Math.max(0, free)) : free / 2;
  return area.height - above - size * ascent;
}

/** The point by which lines are aligned: their left end, middle or right end. */
export function anchorOf(width: number, align: TextPlace['align']): number {
  if (align === 'center') return width / 2;
  return align === 'left' ? insetOf(width) : width - insetOf(width);
}

/** The margin at the left and right of an area. */
function insetOf(width: number): number {
  return Math.min(inset, width * 0.1);
}

/** Lines, and the width of the widest in thousandths of the size. */
type Lines = { lines: string[]; width: number };

function shrunk({ lines, width }: Lines, area: TextArea, space = usable(area)): Fitted | undefined {
  const size = sizeFor(width, lines.length, area, space);
  return size === undefined ? undefined : { lines, size, narrowing: 1 };
}

function sizeFor(width: number, lines: number, area: TextArea, space: number): number | undefined {
  const most = Math.min(ownSize(area), heightLimit(area, lines));
  const size = width > 0 ? Math.min(most, (space * 1000) / width) : most;
  return size < smallestOf(area) ? undefined : floored(size, 100);
}

function narrowed(
  { lines, width }: Lines,
  area: TextArea,
  space = usable(area),
): Fitted | undefined {
  const size = smallestOf(area);
  const narrowing = (space * 1000) / (width * size);
  return narrowing < narrowest ? undefined : { lines, size, narrowing: floored(narrowing, 1000) };
}

function fitParagraph(text: string, area: TextArea, widthOf: WidthOf): Fitted | undefined {
  const written = new WrittenLines(text, widthOf);
  const least = smallestOf(area);
  for (let size = ownSize(area); size >= least; size = nextSize(size, least)) {
    const lines = written.wrap((usable(area) * 1000) / size);
    if (lines && hasHeightFor(area, size, lines.length)) return { lines, size, narrowing: 1 };
  }
  for (const narrowing of [0.95, 0.9, 0.85, 0.8, 0.75, narrowest]) {
    const lines = written.wrap((usable(area) * 1000) / (least * narrowing));
    if (lines && hasHeightFor(area, least, lines.length)) return { lines, size: least, narrowing };
  }
  return undefined;
}

function nextSize(size: number, least: number): number {
  return size > least ? Math.max(least, size - 0.5) : 0;
}

/** The text broken into two lines at the space that makes the wider one narrowest. */
function halves(text: string, widthOf: WidthOf): Lines | undefined {
  let best: Lines | undefined;
  for (let at = text.indexOf(' '); at >= 0; at = text.indexOf(' ', at + 1)) {
    const lines = [text.slice(0, at), text.slice(at + 1)];
    const width = Math.max(...lines.map(widthOf));
    if (!best || width < best.width) best = { lines, width };
  }
  return best;
}

function ownSize(area: TextArea): number {
  return area.size > 0 ? area.size : largestAutomatic;
}

function smallestOf(area: TextArea): number {
  return Math.min(ownSize(area), smallest);
}

/** The size at which this number of lines fills the height. A single line may always have the smallest size. */
function heightLimit(area: TextArea, lines: number): number {
  const limit = area.height / (ascent + descent + (lines - 1) * leading);
  return lines === 1 ? Math.max(limit, smallestOf(area)) : limit;
}

function usable(area: TextArea): number {
  return area.width - 2 * insetOf(area.width);
}

function floored(value: number, steps: number): number {
  return Math.floor(value * steps) / steps;
}
