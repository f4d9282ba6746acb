import { charCodeAt } from './text-units.ts';

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

/** Width of a text in thousandths of the size. */
export type WidthOf = (text: string) => number;

/** How far letters rise above and hang below the baseline, in parts of the size. */
export const ascent = 0.718;
export const descent = 0.207;
/** From one baseline to the next, in parts of the size. */
const leading = 1.1;

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

/** What fit gives a single line that is no wider than `space`, in thousandths of the size. */
export function unshrunk(room: Room): { size: number; space: number } {
  const most = Math.min(ownSize(room), heightLimit(room, 1));
  return { size: floored(most, 100), space: (usable(room) * 1000) / most };
}

/** The size that fit gives a single line of this width; none when it needs more than to be shrunk. */
export function shrunkSize(room: Room, width: number): number | undefined {
  return sizeFor(width, 1, room, usable(room));
}

/** What fit gives a paragraph of so many lines that are no wider than `space`. */
export function unwrapped(room: Room, lines: number): { size: number; space: number } {
  const least = smallestOf(room);
  let size = ownSize(room);
  while (size > heightLimit(room, lines)) size = nextSize(size, least);
  return { size, space: (usable(room) * 1000) / size };
}

/** How many lines of a paragraph have room at the smallest size. */
export function mostLinesIn(room: Room): number {
  const least = smallestOf(room);
  let lines = 1;
  while (least <= heightLimit(room, lines + 1)) lines += 1;
  return lines;
}

/** As fit, for one cell per character: the widest character decides. */
export function fitCells(
  text: string,
  cells: number,
  room: Room,
  widthOf: WidthOf,
): Fitted | undefined {
  let count = 0;
  let width = 0;
  for (const character of text) {
    count += 1;
    width = Math.max(width, widthOf(character));
  }
  if (count > cells) return undefined;
  const cell = room.width / cells;
  const widest = { lines: [text], width };
  return shrunk(widest, room, cell) ?? narrowed(widest, room, cell);
}

/** Where a line stands: lines in the middle of their box, paragraphs at its top. */
export function baselineOf(room: Room, size: number, lines: number, index: number): number {
  const free = room.height - size * (ascent + descent + (lines - 1) * leading);
  const above = room.multiline ? Math.min(2, Math.max(0, free)) : free / 2;
  return room.height - above - size * (ascent + index * leading);
}

/** Space kept free at the left and right of a box. */
export function insetOf(width: number): number {
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
  const words = wordsOf(text, widthOf);
  const space = widthOf(' ');
  const least = smallestOf(room);
  for (let size = ownSize(room); size >= least; size = nextSize(size, least)) {
    const lines = wrap(words, space, (usable(room) * 1000) / size);
    if (lines && size <= heightLimit(room, lines.length)) {
      return { lines: cut(text, lines), size, narrowing: 1 };
    }
  }
  for (const narrowing of [0.95, 0.9, 0.85, 0.8, 0.75, narrowest]) {
    const lines = wrap(words, space, (usable(room) * 1000) / (least * narrowing));
    if (lines && least <= heightLimit(room, lines.length)) {
      return { lines: cut(text, lines), size: least, narrowing };
    }
  }
  return undefined;
}

function nextSize(size: number, least: number): number {
  return size > least ? Math.max(least, size - 0.5) : 0;
}

/** Where a word or a line stands in its text, how wide it is, and whether a line must end there. */
type Stretch = { start: number; end: number; width: number; isLast: boolean };

function wordsOf(text: string, widthOf: WidthOf): Stretch[] {
  const words: Stretch[] = [];
  const { length } = text;
  let start = 0;
  for (let end = 0; end <= length; end += 1) {
    const unit = end === length ? 0x0a : charCodeAt(text, end);
    const isLast = unit === 0x0a;
    if (!isLast && unit !== 0x20) continue;
    words.push({ start, end, width: widthOf(text.slice(start, end)), isLast });
    start = end + 1;
  }
  return words;
}

/** Gathers words into lines no wider than this; undefined when a word alone is wider. */
function wrap(words: Stretch[], space: number, width: number): Stretch[] | undefined {
  const lines: Stretch[] = [];
  let line: Stretch | undefined;
  for (const word of words) {
    if (word.width > width) return undefined;
    const longer: number = line ? line.width + space + word.width : 0;
    if (line && longer <= width) {
      line.end = word.end;
      line.width = longer;
    } else {
      line = { ...word };
      lines.push(line);
    }
    if (word.isLast) line = undefined;
  }
  return lines;
}

function cut(text: string, lines: Stretch[]): string[] {
  return lines.map(({ start, end }) => text.slice(start, end));
}

/** The text broken at the space that makes its two lines most alike. */
function halves(text: string, widthOf: WidthOf): Lines | undefined {
  let best: Lines | undefined;
  for (let at = text.indexOf(' '); at >= 0; at = text.indexOf(' ', at + 1)) {
    const lines = [text.slice(0, at), text.slice(at + 1)];
    const width = Math.max(widthOf(lines[0] ?? ''), widthOf(lines[1] ?? ''));
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
