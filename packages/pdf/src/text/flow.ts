import type { PrintedRow, PrintedWord } from './printed-rows.ts';
import { type Run, runsOf } from './runs.ts';

/** A row of a page, split at wide gaps: what stands side by side in it may belong to different columns. */
export type SplitRow = { baseline: number; size: number; runs: Run[] };

/** A word of running text. */
export type FlowWord = {
  text: string;
  /** Whether it is the last of its line. */
  endsLine: boolean;
  /** The number of its paragraph, counted from the first that was read. */
  paragraph: number;
};

/** A line of a column: the words of one row that belong to it. */
type Line = { row: number; words: PrintedWord[]; left: number; right: number };

/** The widest gap between baselines within a paragraph, and within a text, as multiples of the letter size. */
const withinParagraph = 1.6;
const withinText = 3;

/** Splits rows at wide gaps. */
export function splitRows(rows: readonly PrintedRow[]): SplitRow[] {
  return rows.map(({ baseline, size, words }) => ({ baseline, size, runs: runsOf(words) }));
}

/** Running text from a word on: the rest of its line, then the lines below in the same column. */
export function* flowFrom(
  rows: readonly SplitRow[],
  [row, run, word]: readonly [row: number, run: number, word: number],
): Generator<FlowWord> {
  const start = rows[row]?.runs[run];
  if (!start) return;
  let line: Line | undefined = firstLine(rows, { row, run, word }, start);
  let paragraph = 1;
  while (line) {
    const last = line.words.length - 1;
    for (const [index, { text }] of line.words.entries())
      yield { text, endsLine: index === last, paragraph };
    const below = lineBelow(rows, line);
    if (below && gapBetween(rows, line, below) > withinParagraph) paragraph += 1;
    line = below;
  }
}

/** The rest of the first line. Words after a wide gap belong to it if the line below reaches as far. */
function firstLine(
  rows: readonly SplitRow[],
  { row, run, word }: { row: number; run: number; word: number },
  start: Run,
): Line {
  const own: Line = { row, words: start.words.slice(word), left: start.left, right: start.right };
  const below = lineBelow(rows, own);
  const isClose = below !== undefined && gapBetween(rows, own, below) <= withinParagraph;
  const right = isClose ? Math.max(own.right, below.right) : own.right;
  const others = (rows[row]?.runs ?? []).slice(run + 1).filter((each) => each.right <= right + 2);
  return { ...own, words: [...own.words, ...others.flatMap(({ words }) => words)], right };
}

/** The next line of a column: the nearest row below with words under those of the line. */
function lineBelow(rows: readonly SplitRow[], line: Line): Line | undefined {
  for (let row = line.row + 1; row < rows.length; row += 1) {
    const below = { ...line, row };
    if (gapBetween(rows, line, below) > withinText) return undefined;
    const runs = (rows[row]?.runs ?? []).filter((run) => isUnder(run, line));
    if (runs.length === 0) continue;
    return {
      row,
      words: runs.flatMap(({ words }) => words),
      left: Math.min(line.left, ...runs.map(({ left }) => left)),
      right: Math.max(line.right, ...runs.map(({ right }) => right)),
    };
  }
  return undefined;
}

function isUnder(run: Run, { left, right }: Line): boolean {
  const shared = Math.min(run.right, right) - Math.max(run.left, left);
  return shared > Math.min(6, (run.right - run.left) / 2);
}

/** The distance between the baselines of two lines, as a multiple of the letter size. */
function gapBetween(rows: readonly SplitRow[], above: Line, below: Line): number {
  const [upper, lower] = [rows[above.row], rows[below.row]];
  if (!upper || !lower) return Number.POSITIVE_INFINITY;
  return (upper.baseline - lower.baseline) / (above.words[0]?.size ?? upper.size);
}
