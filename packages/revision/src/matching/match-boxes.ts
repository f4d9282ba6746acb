import { munkres } from 'munkres';
import type { Paper, PaperBox } from '../foundation/paper.ts';
import { acceptPairs } from './accept-pairs.ts';
import { type BoxPairs, similarPairs } from './box-pairs.ts';
import { compareBoxes } from './compare-boxes.ts';
import { belongsToAnother } from './contradictions.ts';
import { isMovedBy, movedAgainstWords, type Shift } from './moved-against-words.ts';
import { type Pair, pairsBetween } from './order.ts';
import { isCandidate, scoreOf } from './signals.ts';

/** An old box that no new one matches for sure, and the new boxes it may be; it may also be none of them. */
export type OpenBox = { from: PaperBox; candidates: PaperBox[] };

/** How the boxes of a new paper correspond to those of the old one. */
export type Matching = {
  same: { from: PaperBox; to: PaperBox }[];
  asked: OpenBox[];
  gone: PaperBox[];
  /** New boxes that are not the same as an old one, nor candidates for one. */
  added: PaperBox[];
};

const mostCandidates = 3;

/**
 * Matches all boxes together, by their words, lines and places. The names of fields only decide between boxes at the same spot.
 * If one paper is our drawing of the same edition as the other, no line was replaced by another.
 */
export function matchBoxes(
  before: Paper,
  after: Paper,
  { isSameEdition = false }: { isSameEdition?: boolean } = {},
): Matching {
  const { signals, isOtherLanguage } = compareBoxes(before, after);
  const scores = signals.map((row) => row.map(scoreOf));
  const suspect = movedAgainstWords(before, after);
  const boxes = {
    before: before.boxes,
    after: after.boxes,
    signals,
    assigned: assign(scores),
    alikes: similarPairs(signals),
    isOtherLanguage,
    isSameEdition,
  };
  const isSuspect = ([from]: Pair) => suspect.has(before.boxes[from]?.page ?? 0);
  const accepted = acceptPairs(boxes).filter((pair) => !isSuspect(pair));
  return sorted(boxes, { accepted, scores, suspect });
}

function assign(scores: number[][]): Pair[] {
  if (scores.length === 0 || scores[0]?.length === 0) return [];
  return munkres(scores.map((row) => row.map((score) => 10 - score))) as Pair[];
}

type Found = { accepted: Pair[]; scores: number[][]; suspect: ReadonlyMap<number, Shift> };

function sorted(boxes: BoxPairs, { accepted, scores, suspect }: Found): Matching {
  const { before, after } = boxes;
  const [taken, used] = [new Map(accepted), new Set(accepted.map(([, to]) => to))];
  const open = openPairs(boxes, taken);
  const asked: OpenBox[] = [];
  const gone: PaperBox[] = [];
  for (const [i, from] of before.entries()) {
    if (taken.has(i)) continue;
    const possible = new Set(open.flatMap(([old, now]) => (old === i ? now : [])));
    const likely = likeliest(scores[i] ?? [], possible).flatMap((j) => after[j] ?? []);
    const shift = suspect.get(from.page);
    const shifted = shift ? after.filter((to) => isShifted(from, to, shift)) : [];
    const candidates = [...new Set([...shifted, ...likely])].slice(0, mostCandidates);
    if (candidates.length > 0) asked.push({ from, candidates });
    else gone.push(from);
  }
  const wanted = new Set(asked.flatMap(({ candidates }) => candidates));
  return {
    same: accepted.flatMap(([i, j]) => {
      const [from, to] = [before[i], after[j]];
      return from && to ? [{ from, to }] : [];
    }),
    asked,
    gone,
    added: after.filter((box, j) => !used.has(j) && !wanted.has(box)),
  };
}

/** The unsettled pairs that may be the same. In papers of different languages, that is every pair of the same kind. */
function openPairs(boxes: BoxPairs, taken: ReadonlyMap<number, number>): Pair[] {
  const used = new Set(taken.values());
  const pairs = boxes.signals.flatMap((row, i) =>
    row.map((signals, j) => ({ pair: [i, j] as Pair, signals })),
  );
  const open = pairs.filter(({ pair: [from, to] }) => !taken.has(from) && !used.has(to));
  if (boxes.isOtherLanguage)
    return open.filter(({ signals }) => signals.isSameKind).map(({ pair }) => pair);
  const all = open.map(({ pair }) => pair);
  const between = new Set(
    boxes.isSameEdition
      ? [...pairsBetween(boxes, taken, () => true)].map((pair) => pair.join(' '))
      : [],
  );
  return open
    .filter(({ pair, signals }) => {
      const isPossible = isCandidate(signals) && !belongsToAnother(pair, all, boxes);
      return isPossible || between.has(pair.join(' '));
    })
    .map(({ pair }) => pair);
}

function isShifted(from: PaperBox, to: PaperBox, shift: Shift): boolean {
  return to.page === shift.page && isMovedBy(shift, from, to);
}

function likeliest(scores: readonly number[], possible: ReadonlySet<number>): number[] {
  return [...scores.entries()]
    .filter(([to]) => possible.has(to))
    .sort(([, a], [, b]) => b - a)
    .slice(0, mostCandidates)
    .map(([to]) => to);
}
