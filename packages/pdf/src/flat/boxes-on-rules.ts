import type { PrintedWord } from '../text/printed-rows.ts';
import { runsOf } from '../text/runs.ts';
import { hasLeader } from './boxes-in-cells.ts';
import { type FoundBox, textIn } from './found-box.ts';
import { areaOf, type PageInk } from './page-ink.ts';
import { type Area, overlaps, type Rule } from './rule.ts';

const shortest = 14;
/** A line that is wider than this fraction of the page divides the page. */
const widestShare = 0.72;
/** The height that a line of text needs above a rule, and the greatest height that is considered. */
const [leastHeight, mostHeight] = [8, 21];
/** The widest gap between a caption and the rule after it. There may be leaders in it. */
const captionGap = 30;
/** The greatest width of a caption that is printed on its line. */
const longestCaption = 160;
/** The height of a line of text that stands on a rule. */
const onRule = 12;
/** The fewest lines that make a column. */
const fewestInPile = 3;
/** The greatest width of a line for an amount. */
const widestAmount = 120;
/** How far a round corner reaches. */
const roundCorner = 8;

/** The places to write above lines that have a caption before, above or below them. */
export function boxesOnRules(page: number, frames: readonly Area[], ink: PageInk): FoundBox[] {
  const rules = ink.level.filter(
    (rule) => rule.to - rule.from >= shortest && !isEdge(rule, ink) && !isBottom(rule, frames),
  );
  return rules.flatMap((rule) => {
    const free = freeAbove(rule, ink);
    if (!free || frames.some((area) => overlaps(area, free))) return [];
    if (!isToWriteOn(rule, free, { frames, ink })) return [];
    const isAmount = hasLeader(free, ink) || unitBefore(free, ink);
    return [textIn(page, free, { height: onRule, align: isAmount ? 'right' : 'left' })];
  });
}

/** Whether words say what a line is for. Words below the top line of a frame are about the frame. */
function isToWriteOn(
  rule: Rule,
  free: Area,
  { frames, ink }: { frames: readonly Area[]; ink: PageInk },
): boolean {
  const isTop = frames.some((area) => isAlong(rule, area) && Math.abs(area.top - rule.at) < 1.5);
  const isWhole = free.left - rule.from < 1;
  if ((!isTop || isWhole) && hasCaptionBefore(free, ink)) return true;
  if (isInColumn(rule, ink) || isInPile(rule, ink)) return true;
  if (rule.to - rule.from > widestShare * ink.width) return false;
  return hasCaptionAbove(rule, ink) || (!isTop && hasCaptionBelow(rule, ink));
}

/** Whether a line is the edge of a frame: upright lines begin or end at both of its ends. */
function isEdge({ from, to, at }: Rule, { upright }: PageInk): boolean {
  const hasCorner = (x: number) =>
    upright.some((each) => {
      const isJoined = Math.abs(each.at - x) < 2 && each.from < at + 1 && each.to > at - 1;
      const end = Math.min(Math.abs(each.from - at), Math.abs(each.to - at));
      return (
        isJoined || [end, Math.abs(each.at - x)].every((gap) => gap > 1.5 && gap < roundCorner)
      );
    });
  return hasCorner(from) && hasCorner(to);
}

/** Whether a line is the bottom of a frame that was found already. */
function isBottom(rule: Rule, frames: readonly Area[]): boolean {
  return frames.some((area) => isAlong(rule, area) && Math.abs(area.bottom - rule.at) < 2.5);
}

function isAlong({ from, to }: Rule, { left, right }: Area): boolean {
  return Math.min(to, right) - Math.max(from, left) > 4;
}

/** The free paper above a line, after words that are printed on it. */
function freeAbove({ from, to, at }: Rule, ink: PageInk): Area | undefined {
  const strip = { left: from, right: to, bottom: at + 0.4, top: at + leastHeight };
  const printed = ink.words.map(areaOf).filter((area) => overlaps(area, strip));
  const end = Math.max(from, ...printed.map(({ right }) => right + 2));
  const isLong = to - end >= Math.max(shortest, printed.length > 0 ? 0.4 * (to - from) : 0);
  if (!isLong || end - from > longestCaption) return undefined;
  const left = end + 0.6;
  const above = { left, right: to - 0.6, bottom: at + 0.4, top: at + mostHeight };
  const ceiling = Math.min(
    above.top,
    ...ink.words
      .map(areaOf)
      .filter((area) => overlaps(area, above))
      .map(({ bottom }) => bottom),
    ...ink.dark.filter((area) => overlaps(area, above)).map(({ bottom }) => bottom),
    ...ink.level
      .filter((rule) => rule.at > at + 2 && rule.from < above.right && rule.to > left)
      .map((rule) => rule.at - 0.6),
  );
  return ceiling - above.bottom < leastHeight ? undefined : { ...above, top: ceiling };
}

/** Whether a line is the column for an amount: a longer line ends before it at the same height. */
function isInColumn({ from, to, at }: Rule, { level }: PageInk): boolean {
  return level.some(
    (rule) =>
      Math.abs(rule.at - at) < 1 &&
      rule.to < from &&
      from - rule.to < captionGap &&
      rule.to - rule.from > 2 * (to - from) &&
      to - from < widestAmount,
  );
}

/** Whether a line has words in its row, and is one of several of the same width below one another: a column without frames. */
function isInPile({ from, to, at }: Rule, { level, words }: PageInk): boolean {
  const isSame = (rule: Rule) => Math.abs(rule.from - from) < 1.5 && Math.abs(rule.to - to) < 1.5;
  const hasWords = words.some(
    ({ right, baseline }) => right < from && baseline > at - 4 && baseline < at + 8,
  );
  return hasWords && to - from < widestAmount && level.filter(isSame).length >= fewestInPile;
}

function hasCaptionBefore(area: Area, { words, leaders }: PageInk): boolean {
  const isBeside = ({ baseline }: PrintedWord) =>
    baseline > area.bottom - 4 && baseline < area.bottom + 7;
  const isNear = ({ right }: PrintedWord) =>
    right < area.left + 3 && area.left - right <= captionGap;
  return [...words, ...leaders].some((word) => isBeside(word) && isNear(word));
}

function unitBefore(area: Area, { words }: PageInk): boolean {
  return words.some(
    ({ text, right, baseline }) =>
      text === '$' &&
      right < area.left + 3 &&
      area.left - right < 12 &&
      Math.abs(baseline - area.bottom) < 6,
  );
}

/** Whether there are words right below a line that begin where it begins, or are centred under it. */
function hasCaptionBelow({ from, to, at }: Rule, { words }: PageInk): boolean {
  const below = words.filter(({ left, right, baseline, size }) => {
    const top = baseline + 0.74 * size;
    return right > from && left < to && top < at + 1 && top > at - 5;
  });
  if (below.length === 0) return false;
  const first = Math.min(...below.map(({ left }) => left));
  const last = Math.max(...below.map(({ right }) => right));
  const isCentred = Math.abs(first - from - (to - last)) < 0.2 * (to - from);
  return first > from - 6 && (first < from + 20 || isCentred);
}

/** How far above a line its caption is printed, so that there is room to write between them. */
const [nearestAbove, farthestAbove] = [9, 20];

/** Whether a line has a caption above it, which begins where the line begins, ends before it ends, and is not a sentence. */
function hasCaptionAbove({ from, to, at }: Rule, { rows }: PageInk): boolean {
  return rows.some(({ baseline, size, words }) => {
    const away = baseline - 0.22 * size - at;
    const run = runsOf(words).find(({ left }) => Math.abs(left - from) < 5);
    if (!run || away < nearestAbove || away > farthestAbove) return false;
    return run.right <= to + 2 && !run.words.at(-1)?.text.endsWith('.');
  });
}
