import type { PaperBox } from '../foundation/paper.ts';
import { isTick } from './signals.ts';

/** The index of an old box and of a new one. */
export type Pair = [from: number, to: number];

/** The index of the new box for each old box that is matched for sure. */
export type Accepted = ReadonlyMap<number, number>;

type Boxes = { before: readonly PaperBox[]; after: readonly PaperBox[] };

const fewestInOrder = 3;

/** Whether every matched box comes before this pair on both papers, or after it on both. */
export function keepsOrder([from, to]: Pair, accepted: Accepted): boolean {
  const others = [...accepted];
  return others.length >= fewestInOrder && others.every(([old, now]) => old < from === now < to);
}

/** Whether the nearest matched boxes before and after a pair, of any kind or only of its kind, are the same on both papers. */
export function isBetween(pair: Pair, boxes: Boxes, accepted: Accepted): boolean {
  return isInside(pair, accepted) || isInside(pair, sameKind(pair, boxes, accepted));
}

function sameKind([from]: Pair, { before }: Boxes, accepted: Accepted): Accepted {
  const isMark = (index: number) => isTick(before[index] as PaperBox);
  return new Map([...accepted].filter(([old]) => isMark(old) === isMark(from)));
}

function isInside([from, to]: Pair, accepted: Accepted): boolean {
  const others = [...accepted];
  const [olds, news] = [others.map(([old]) => old), others.map(([, now]) => now)];
  const before = Math.max(...olds.filter((old) => old < from));
  const after = Math.min(...olds.filter((old) => old > from));
  return (
    accepted.get(before) === Math.max(...news.filter((now) => now < to)) &&
    accepted.get(after) === Math.min(...news.filter((now) => now > to))
  );
}

/** Whether two boxes can be the same. */
type MayBe = (from: number, to: number) => boolean;

/**
 * Pairs that follow from their neighbours: between two matched boxes, both papers have the same number of boxes that may match,
 * of the same kinds in the same order. Boxes to tick and boxes to write in are also counted separately.
 */
export function pairsBetween(boxes: Boxes, accepted: Accepted, mayBe: MayBe): Map<number, number> {
  const found = [
    pairsAmong(boxes, accepted, mayBe, () => true),
    pairsAmong(boxes, accepted, mayBe, isTick),
    pairsAmong(boxes, accepted, mayBe, (box) => !isTick(box)),
  ].flat();
  const isAgreed = ([from, to]: Pair) =>
    found.every(([old, now]) => (old === from) === (now === to));
  return new Map(found.filter(isAgreed));
}

function pairsAmong(
  { before, after }: Boxes,
  accepted: Accepted,
  mayBe: MayBe,
  counts: (box: PaperBox) => boolean,
): Pair[] {
  const isCounted = (index: number, boxes: readonly PaperBox[]) => counts(boxes[index] as PaperBox);
  const settled = [...accepted].filter(([old]) => isCounted(old, before));
  if (settled.length === 0) return [];
  const ends: Pair[] = [[-1, -1], ...settled.sort(([a], [b]) => a - b)];
  ends.push([before.length, after.length]);
  return ends.slice(0, -1).flatMap(([old, now], k) => {
    const [oldEnd, newEnd] = ends[k + 1] ?? [old, now];
    const allOld = range(old + 1, oldEnd).filter((index) => isCounted(index, before));
    const allNew = range(now + 1, newEnd).filter((index) => isCounted(index, after));
    const olds = allOld.filter((from) => allNew.some((to) => mayBe(from, to)));
    const news = allNew.filter((to) => allOld.some((from) => mayBe(from, to)));
    const pairs = olds.map((from, n): Pair => [from, news[n] ?? -1]);
    const [[firstOld, firstNew] = [-1, -1]] = pairs;
    const isEven = pairs.every(([from, to]) =>
      isSimilar([before[from], after[to]], [before[firstOld], after[firstNew]]),
    );
    return olds.length === news.length && isEven ? pairs : [];
  });
}

function range(start: number, end: number): number[] {
  return Array.from({ length: Math.max(0, end - start) }, (_, n) => start + n);
}

type Both = [from: PaperBox | undefined, to: PaperBox | undefined];

/** Whether two boxes are of the same kind, and the same number of pages after the first two. */
function isSimilar([from, to]: Both, [firstOld, firstNew]: Both): boolean {
  if (!from || !to || !firstOld || !firstNew) return false;
  const isSamePage = from.page - firstOld.page === to.page - firstNew.page;
  return isTick(from) === isTick(to) && isSamePage;
}

/** Whether both boxes are in the same position next to the boxes before them: to the right in the same row, or below. */
export function hasSameOrder([from, to]: Pair, { before, after }: Boxes): boolean {
  const [old, now] = [relation(before[from - 1], before[from]), relation(after[to - 1], after[to])];
  return old !== undefined && old === now;
}

function relation(first: PaperBox | undefined, next: PaperBox | undefined): string | undefined {
  if (!first || !next || first.page !== next.page) return undefined;
  if (isSameRow(first, next)) return 'right of it';
  return Math.abs(first.box[0] - next.box[0]) < 4 ? 'under it' : undefined;
}

/** Whether two boxes stand in one row. */
export function isSameRow(a: PaperBox, b: PaperBox): boolean {
  const [low, high] = [a.box[1] + a.box[3] / 2, b.box[1] + b.box[3] / 2];
  return a.page === b.page && Math.abs(low - high) < 6;
}
