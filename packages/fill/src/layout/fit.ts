import type { TextPlace } from '@formpress/model';
import type { WidthOf } from './typeface.ts';
import { WrittenLines } from './wrap.ts';

/** The box a text has to fit into, and what its field says of it. */
export type Room = {
  width: number;
  height: number;
  /** Size in points; 0 is automatic. */
  size: number;
  multiline?: boolean;
};

/** How a text fits: its lines, one size for all, and how far it is narrowed (1: not at all). */
export type Fitted = { lines: string[]; size: number; narrowing: number };

/** How far letters rise above and hang below the baseline, in parts of the size. */
const ascent = 0.718;
const descent = 0.207;
/** From one baseline to the next, in parts of the size. */
export const leading = 1.1;

const smallest = 6;
const narrowest = 0.7;
const largestAutomatic = 12;
const inset = 2;

/** The one rule of what fits: shrink to 6 points, then two lines, then narrow to 70 percent. */
export function fit(text: string, room: Room, widthOf: WidthOf): Fitted | undefined {
  if (room.multiline) return fitParagraph(text, room, widthOf);
  const one = { lines: [text], width: widthOf(text) };
  const fitted = shrunk(one, room);
  if (fitted) return fitted;
  const two = smallestOf(room) <= heightLimit(room, 2) ? halves(text, widthOf) : undefined;
  return (two && shrunk(two, room)) ?? narrowed(one, room) ?? (two && narrowed(two, room));
}

/** The size that fit gives lines that need not be shrunk, and the widest such line. */
export function unshrunk(room: Room): { size: number; widest: number } {
  const own = ownSize(room);
  if (room.multiline) return { size: own, widest: (usable(room) * 1000) / own };
  const most = Math.min(own, heightLimit(room, 1));
  return { size: floored(most, 100), widest: (usable(room) * 1000) / most };
}

/** Whether a box is high enough for so many lines of a size. */
export function hasHeightFor(room: Room, size: number, lines: number): boolean {
  return size <= heightLimit(room, lines);
}

/** The size that fit gives a line of a width when it is only shrunk; undefined when that does not do. */
export function shrunkSize(width: number, room: Room): number | undefined {
  return sizeFor(width, 1, room, usable(room));
}

/** As fit, for one cell per character: the widest character decides. */
export function fitCells(
  text: string,
  cells: number,
  room: Room,
  widthOf: WidthOf,
): Fitted | undefined {
  const characters = Array.from(text);
  if (characters.length > cells) return undefined;
  const cell = room.width / cells;
  const widest = { lines: [text], width: Math.max(0, ...characters.map(widthOf)) };
  return shrunk(widest, room, cell) ?? narrowed(widest, room, cell);
}

/** Where the first of some lines stands: lines in the middle of their box, paragraphs at its top. */
export function baselineOf(room: Room, size: number, lines: number): number {
  const free = room.height - size * (ascent + descent + (lines - 1) * leading);
  const above = room.multiline ? Math.min(2, Math.max(0, free)) : free / 2;
  return room.height - above - size * ascent;
}

/** Where lines begin, have their middle or end in a box of some width. */
export function anchorOf(width: number, align: TextPlace['align']): number {
  if (align === 'center') return width / 2;
  return align === 'left' ? insetOf(width) : width - insetOf(width);
}

/** Space kept free at the left and right of a box. */
function insetOf(width: number): number {
  return Math.min(inset, width * 0.1);
}

/** Lines, and the width of the widest in thousandths of the size. */
type Lines = { lines: string[]; width: number };

function shrunk({ lines, width }: Lines, room: Room, space = usable(room)): Fitted | undefined {
  const size = sizeFor(width, lines.length, room, space);
  return size === undefined ? undefined : { lines, size, narrowing: 1 };
}

function sizeFor(width: number, lines: number, room: Room, space: number): number | undefined {
  const most = Math.min(ownSize(room), heightLimit(room, lines));
  const size = width > 0 ? Math.min(most, (space * 1000) / width) : most;
  return size < smallestOf(room) ? undefined : floored(size, 100);
}

function narrowed({ lines, width }: Lines, room: Room, space = usable(room)): Fitted | undefined {
  const size = smallestOf(room);
  const narrowing = (space * 1000) / (width * size);
  return narrowing < narrowest ? undefined : { lines, size, narrowing: floored(narrowing, 1000) };
}

function fitParagraph(text: string, room: Room, widthOf: WidthOf): Fitted | undefined {
  const written = new WrittenLines(text, widthOf);
  const least = smallestOf(room);
  for (let size = ownSize(room); size >= least; size = nextSize(size, least)) {
    const lines = written.wrap((usable(room) * 1000) / size);
    if (lines && hasHeightFor(room, size, lines.length)) return { lines, size, narrowing: 1 };
  }
  for (const narrowing of [0.95, 0.9, 0.85, 0.8, 0.75, narrowest]) {
    const lines = written.wrap((usable(room) * 1000) / (least * narrowing));
    if (lines && hasHeightFor(room, least, lines.length)) return { lines, size: least, narrowing };
  }
  return undefined;
}

function nextSize(size: number, least: number): number {
  return size > least ? Math.max(least, size - 0.5) : 0;
}

/** The text broken at the space that makes its two lines most alike. */
function halves(text: string, widthOf: WidthOf): Lines | undefined {
  let best: Lines | undefined;
  for (let at = text.indexOf(' '); at >= 0; at = text.indexOf(' ', at + 1)) {
    const lines = [text.slice(0, at), text.slice(at + 1)];
    const width = Math.max(...lines.map(widthOf));
    if (!best || width < best.width) best = { lines, width };
  }
  return best;
}

function ownSize(room: Room): number {
  return room.size > 0 ? room.size : largestAutomatic;
}

function smallestOf(room: Room): number {
  return Math.min(ownSize(room), smallest);
}

/** The size at which so many lines fill the height; one line always has room for the smallest. */
function heightLimit(room: Room, lines: number): number {
  const limit = room.height / (ascent + descent + (lines - 1) * leading);
  return lines === 1 ? Math.max(limit, smallestOf(room)) : limit;
}

function usable(room: Room): number {
  return room.width - 2 * insetOf(room.width);
}

function floored(value: number, steps: number): number {
  return Math.floor(value * steps) / steps;
}
