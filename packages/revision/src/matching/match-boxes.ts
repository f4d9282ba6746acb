import { munkres } from 'munkres';
import type { Paper, PaperBox } from '../foundation/paper.ts';
import { acceptPairs, type Pair } from './accept-pairs.ts';
import { compareBoxes } from './compare-boxes.ts';
import { isMovedBy, movedAgainstWords, type Shift } from './moved-against-words.ts';
import { couldBe, type Signals, scoreOf } from './signals.ts';

/** An old box for which two signals do not agree, and the new boxes it may be; it may also be none of them. */
export type Asked = { from: PaperBox; candidates: PaperBox[] };

/** Which box of a new paper is which of the old one. */
export type Matching = {
  same: { from: PaperBox; to: PaperBox }[];
  asked: Asked[];
  gone: PaperBox[];
  /** New boxes that are the same as no old one, and candidates of none. */
  added: PaperBox[];
};

const mostCandidates = 3;

/** Matches boxes by their words, lines and places as a whole. The names of fields never count. */
export function matchBoxes(before: Paper, after: Paper): Matching {
  const { signals, isOtherLanguage } = compareBoxes(before, after);
  const scores = signals.map((row) => row.map(scoreOf));
  const suspect = movedAgainstWords(before, after);
  const accepted = acceptPairs({
    before: before.boxes,
    after: after.boxes,
    signals,
    assigned: assign(scores),
    isOtherLanguage,
  }).filter(([from]) => !suspect.has(before.boxes[from]?.page ?? 0));
  return sorted(before, after, { accepted, scores, signals, suspect });
}

function assign(scores: number[][]): Pair[] {
  if (scores.length === 0 || scores[0]?.length === 0) return [];
  return munkres(scores.map((row) => row.map((score) => 10 - score))) as Pair[];
}

type Found = {
  accepted: Pair[];
  scores: number[][];
  signals: Signals[][];
  suspect: ReadonlyMap<number, Shift>;
};

function sorted(
  before: Paper,
  after: Paper,
  { accepted, scores, signals, suspect }: Found,
): Matching {
  const [taken, used] = [new Map(accepted), new Set(accepted.map(([, to]) => to))];
  const asked: Asked[] = [];
  const gone: PaperBox[] = [];
  for (const [i, from] of before.boxes.entries()) {
    if (taken.has(i)) continue;
    const possible = new Set(
      (signals[i] ?? []).flatMap((each, j) => (couldBe(each) && !used.has(j) ? j : [])),
    );
    const likely = likeliest(scores[i] ?? [], possible).flatMap((j) => after.boxes[j] ?? []);
    const shift = suspect.get(from.page);
    const shifted = shift ? after.boxes.filter((to) => isShifted(from, to, shift)) : [];
    const candidates = [...new Set([...shifted, ...likely])].slice(0, mostCandidates);
    if (candidates.length > 0) asked.push({ from, candidates });
    else gone.push(from);
  }
  const wanted = new Set(asked.flatMap(({ candidates }) => candidates));
  return {
    same: accepted.flatMap(([i, j]) => {
      const [from, to] = [before.boxes[i], after.boxes[j]];
      return from && to ? [{ from, to }] : [];
    }),
    asked,
    gone,
    added: after.boxes.filter((box, j) => !used.has(j) && !wanted.has(box)),
  };
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
