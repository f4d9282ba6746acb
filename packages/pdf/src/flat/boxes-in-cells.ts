import type { PrintedWord } from '../text/printed-rows.ts';
import type { Cell } from './cells.ts';
import { type FoundBox, type Framed, textIn, tickIn } from './found-box.ts';
import { areaOf, type PageInk } from './page-ink.ts';
import { type Area, isWithin, overlaps } from './rule.ts';

const largestTick = 17;
/** A cell for one letter. */
const widestLetter = 24;
/** The widest gap between squares for letters. With no room for words between them, they are not boxes to tick. */
const letterGap = 2.6;
/** The height that a line of text needs. */
const leastHeight = 8.5;
/** The least width for writing. */
const leastWidth = 11;
/** An empty frame that is higher than this is not for a line of text. */
const highestEmpty = 46;
/** The greatest distance between the left edge of a cell and its caption. */
const captionIndent = 14;
/** What is printed where a number is written: "$", ".00", "%", "( )", and dashes between its parts. */
const unit = /^(?:[$%.,()/–—-]+|[.,]?00)$/;

/** Whether a cell is a box to tick: closed, small, and about as wide as it is high. */
function isTick({ left, right, bottom, top, isClosed }: Cell): boolean {
  const [width, height] = [right - left, top - bottom];
  const ratio = Math.max(width, height) / Math.min(width, height);
  return isClosed && Math.max(width, height) <= largestTick && ratio <= 1.5;
}

/** The places to write and tick in the cells of a page. */
export function boxesInCells(page: number, all: readonly Cell[], ink: PageInk): Framed[] {
  const cells = withCombs(all.filter((cell) => !hasDark(cell, ink)));
  return cells.flatMap((frame) => inCell(page, frame, cells, ink).map((box) => ({ box, frame })));
}

/** Joins cells for one letter each that are side by side and equally wide: together they are one place to write. */
function withCombs(cells: readonly Cell[]): Cell[] {
  const joint: Cell[] = [];
  const widths: number[] = [];
  for (const cell of cells) {
    const [last, width] = [joint.at(-1), cell.right - cell.left];
    const isLetter = cell.isClosed && width <= widestLetter && cell.top - cell.bottom > width / 1.6;
    if (
      last &&
      isLetter &&
      isBeside(last, cell, letterGap) &&
      Math.abs((widths.at(-1) ?? 0) - width) < 1.5
    )
      joint[joint.length - 1] = { ...last, right: cell.right, letters: (last.letters ?? 1) + 1 };
    else {
      joint.push(cell);
      widths.push(width);
    }
  }
  return joint;
}

function inCell(page: number, cell: Cell, cells: readonly Cell[], ink: PageInk): FoundBox[] {
  if (isTick(cell) && !isBesideOther(cell, cells))
    return wordsIn(cell, ink).length === 0 ? [tickIn(page, inset(cell, 0.7))] : [];
  const hasTick = cells.some((each) => each !== cell && isTick(each) && isWithin(each, cell));
  const isNone = hasTick || hasRuleInside(cell, ink) || isInTable(cell, cells, ink);
  return isNone ? [] : inTextCell(page, cell, ink);
}

function isBeside(left: Area, right: Area, gap = 1.2): boolean {
  return Math.abs(left.right - right.left) < gap && Math.abs(left.bottom - right.bottom) < 1.2;
}

const manyColumns = 6;

/** Whether a cell is in a row of printed numbers, such as a table of wages and tax. */
function isInTable(cell: Cell, cells: readonly Cell[], ink: PageInk): boolean {
  const row = cells.filter(
    ({ bottom, top }) => Math.abs(bottom - cell.bottom) < 1.2 && Math.abs(top - cell.top) < 1.2,
  );
  const isNumber = ({ text }: PrintedWord) =>
    /^\$?[0-9,.]*[0-9]{2}%?$/.test(text) && text.length > 2;
  if (row.length < 3 || row.length >= manyColumns) return row.length >= manyColumns;
  return row.some((each) => each !== cell && wordsIn(each, ink).some(isNumber));
}

/** Whether a cell shares an edge with a box to write in, as the box for cents does, which is as small as one to tick. */
function isBesideOther(cell: Cell, cells: readonly Cell[]): boolean {
  return cells.some(
    (each) =>
      each !== cell &&
      !isTick(each) &&
      Math.abs(each.top - cell.top) < 1.2 &&
      (isBeside(each, cell) || isBeside(cell, each)),
  );
}

function inTextCell(page: number, cell: Cell, ink: PageInk): FoundBox[] {
  const words = wordsIn(cell, ink);
  const captions = words.filter(({ text }) => !unit.test(text));
  const units = words.filter(({ text }) => unit.test(text));
  if (cell.right - cell.left < leastWidth || cell.top - cell.bottom < leastHeight) return [];
  const free = captions.length === 0 ? freeCell(cell, units) : besideCaption(cell, captions);
  if (!free) return [];
  const found = between(page, free, units, hasLeader(cell, ink));
  const isWhole = cell.letters !== undefined && found.length === 1;
  return isWhole
    ? found.map((box) => ({ ...box, align: 'left', cells: cell.letters ?? 1 }))
    : found;
}

/** The inside of a cell without words, if it is a place to write: it needs a frame and, if it is high, a "$" at its bottom. */
function freeCell(cell: Cell, units: readonly PrintedWord[]): Area | undefined {
  const isHigh = cell.top - cell.bottom > highestEmpty;
  const hasUnit = units.some(({ text, baseline }) => text === '$' && baseline < cell.bottom + 8);
  return cell.isClosed && (!isHigh || hasUnit) ? seated(cell) : undefined;
}

/** The free part of a cell with a caption: below it, or after it. Words in the middle are a heading. */
function besideCaption(cell: Cell, captions: readonly PrintedWord[]): Area | undefined {
  const areas = captions.map(areaOf);
  const first = Math.min(...areas.map(({ left }) => left));
  const indent = Math.min(captionIndent, Math.max(5, 0.25 * (cell.right - cell.left)));
  const says = captions.some(({ text }) => /\p{L}{2}|\p{L}\.\p{L}/u.test(text));
  if (first - cell.left > indent || !says) return undefined;
  const under = Math.min(...areas.map(({ bottom }) => bottom));
  if (under - cell.bottom - 1 >= leastHeight)
    return { left: cell.left + 2, right: cell.right - 2, bottom: cell.bottom + 0.5, top: under };
  const end = Math.max(...areas.map(({ right }) => right));
  const leads = captions.some(({ text, right }) => right === end && text.endsWith(':'));
  if (!cell.isClosed || !leads || cell.right - end < 40) return undefined;
  return { ...seated(cell), left: end + 4 };
}

/** The places between units: after "$", before ".00", around the dashes of a number. */
function between(
  page: number,
  free: Area,
  units: readonly PrintedWord[],
  isAfterLeader: boolean,
): FoundBox[] {
  const stops = units.map(areaOf).filter((area) => overlaps(area, free));
  const edges = stops.sort((a, b) => a.left - b.left);
  const lefts = [free.left, ...edges.map(({ right }) => right + 1)];
  const rights = [...edges.map(({ left }) => left - 1), free.right];
  const parts = lefts
    .map((left, i) => ({ ...free, left, right: rights[i] ?? free.right }))
    .filter(({ left, right }) => right - left >= leastWidth);
  const [widest] = [...parts].sort((a, b) => b.right - b.left - a.right + a.left);
  // The area code of a telephone number is printed with the rest of it.
  if (units.some(({ text }) => text.includes('(')))
    return widest ? [textIn(page, widest, { reads: free })] : [];
  const isAmount = isAfterLeader || units.some(({ text }) => /[$0]/.test(text));
  const align = isAmount ? 'right' : 'left';
  return parts.map((area, i) =>
    textIn(page, area, {
      align,
      ...(parts.length > 1 && { part: { number: i + 1, of: parts.length }, reads: free }),
    }),
  );
}

/** Whether a row of dots leads to an area. */
export function hasLeader(area: Area, { leaders }: PageInk): boolean {
  return leaders.some(({ right, baseline, text }) => {
    const isBefore = right < area.left + 3 && area.left - right < 60;
    return isBefore && text.length > 2 && baseline > area.bottom - 4 && baseline < area.top;
  });
}

function wordsIn({ left, right, bottom, top }: Area, { words }: PageInk): PrintedWord[] {
  return words.filter((word) => {
    const middle = [(word.left + word.right) / 2, word.baseline + 0.3 * word.size] as const;
    return middle[0] > left && middle[0] < right && middle[1] > bottom && middle[1] < top;
  });
}

function hasDark(cell: Cell, { dark }: PageInk): boolean {
  return dark.some((area) => overlaps(area, inset(cell, 2)));
}

/** Whether a cell contains a line to write on, and so is not to be written in itself. */
function hasRuleInside(cell: Cell, { level }: PageInk): boolean {
  return level.some(
    ({ from, to, at }) =>
      to - from > 14 &&
      at > cell.bottom + 3 &&
      at < cell.top - 3 &&
      from > cell.left - 1 &&
      to < cell.right + 1,
  );
}

/** The inside of a frame, lowered slightly, because letters stand on a line and only their descenders are below it. */
function seated({ left, right, bottom, top }: Area): Area {
  return { left: left + 0.6, right: right - 0.6, bottom: bottom - 0.3, top: top - 1.8 };
}

function inset({ left, right, bottom, top }: Area, by: number): Area {
  return { left: left + by, right: right - by, bottom: bottom + by, top: top - by };
}
