import type { Box, Inspection } from '../fields/pdf-field.ts';
import { type Page, visibleBox } from '../reader/pages.ts';
import type { PdfFile } from '../reader/pdf-file.ts';
import { glyphsOfPage } from '../text/glyphs-of-page.ts';
import type { PrintedRow, PrintedWord } from '../text/printed-rows.ts';
import { rowsOfPage } from '../text/rows-of-page.ts';
import { isLeaderWord } from '../text/runs.ts';
import { SeenPage } from '../text/seen-page.ts';
import type { Glyph } from '../text/text-state.ts';
import { drawnLines } from './drawn-lines.ts';
import { type Area, isWithin, joined, overlaps, type Rule } from './rule.ts';

/** All ink of a page: lines, dark areas, words, and letters that are boxes to tick. */
export type PageInk = {
  width: number;
  level: Rule[];
  upright: Rule[];
  dark: Area[];
  rows: PrintedRow[];
  /** Words that are neither leaders nor lines to write on. */
  words: PrintedWord[];
  /** Rows of dots that lead to a place to write. */
  leaders: PrintedWord[];
  /** Printed squares and circles to tick. */
  squares: Area[];
  /** White places on coloured ground, and coloured ones on white ground. */
  windows: Area[];
};

// □ ☐ ▢ ◻ ⬜ ❏ ❐ ❑ ❒, and the squares of Wingdings.
const square = /^[□☐▢◻⬜❏-❒\uf06f-\uf072\uf0a8]$/u;
/** The side of a printed square, as a fraction of the letter size. */
const sideOfSquare = 0.725;

/** Reads the ink of a page. */
export function pageInk(file: PdfFile, page: Page, facts: Inspection['pages'][number]): PageInk {
  const seen = new SeenPage(facts);
  const [, , width] = seen.box([0, 0, facts.width, facts.height]);
  const { level, upright, dark, tinted, white, round } = drawnLines(file, page, seen);
  const glyphs = glyphsOfPage(file, page);
  const rows = rowsOfPage(file, page, facts, glyphs);
  const all = rows.flatMap(({ words }) => words);
  const written = all.filter(({ text }) => /^_{3,}$/.test(text)).map(asRule);
  return {
    width,
    level: joined([...level, ...written]),
    upright: joined(upright),
    dark,
    rows,
    words: all.filter((word) => !isLeader(word, rows) && !square.test(word.text)),
    leaders: all.filter((word) => isDots(word) && isLeader(word, rows)),
    squares: [...squaresOf(glyphs, visibleBox(file, page), seen), ...round],
    windows: [
      ...white.filter((area) => tinted.some((ground) => ground !== area && isWithin(area, ground))),
      ...tinted.filter((area) => isTintedBox(area, { tinted, dark, white, width })),
    ],
  };
}

/** The least side of a coloured place to write in, its greatest width as a fraction of the page, and its greatest height. */
const [leastTint, widestTint, highestTint] = [8, 0.72, 46];

/** Whether a coloured area is one to write in: small, not dark, and overlapping no other area that is coloured or white. */
function isTintedBox(
  area: Area,
  { tinted, dark, white, width }: Record<'tinted' | 'dark' | 'white', Area[]> & { width: number },
): boolean {
  const [across, up] = [area.right - area.left, area.top - area.bottom];
  if (Math.min(across, up) < leastTint || across > widestTint * width || up > highestTint)
    return false;
  const isOther = (other: Area) => other !== area && overlaps(other, area);
  return ![...tinted, ...white].some(isOther) && !dark.includes(area);
}

/** Whether a word is dots to lead the eye, or a line to write on. A dot with none near it separates the digits of a number. */
function isLeader(word: PrintedWord, rows: readonly PrintedRow[]): boolean {
  if (!isLeaderWord(word) || word.text.length > 2 || !isDots(word)) return isLeaderWord(word);
  const row = rows.find(({ words }) => words.includes(word));
  return row?.words.some((each) => each !== word && isDots(each) && isNear(each, word)) === true;
}

function isDots({ text }: PrintedWord): boolean {
  return /^[.·…]+$/.test(text);
}

function isNear(a: PrintedWord, b: PrintedWord): boolean {
  return Math.max(a.left - b.right, b.left - a.right) < 15;
}

/** The paper that a word covers. */
export function areaOf({ left, right, baseline, size }: PrintedWord): Area {
  return { left, right, bottom: baseline - 0.22 * size, top: baseline + 0.74 * size };
}

function asRule({ left, right, baseline, size }: PrintedWord): Rule {
  return { from: left, to: right, at: baseline - 0.1 * size };
}

function squaresOf(glyphs: readonly Glyph[], [x, y]: Box, seen: SeenPage): Area[] {
  return glyphs.flatMap(({ text, start, end, size }) => {
    if (!square.test(text)) return [];
    const side = sideOfSquare * size;
    const [from, to] = [start, end].map(([across, up]) => seen.point([across - x, up - y]));
    const left = ((from?.[0] ?? 0) + (to?.[0] ?? 0) - side) / 2;
    const bottom = from?.[1] ?? 0;
    return [{ left, bottom, right: left + side, top: bottom + side }];
  });
}
