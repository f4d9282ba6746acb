import type { PaperBox } from '../foundation/paper.ts';
import { type BoxPairs, signalsOf } from './box-pairs.ts';
import { belongsToAnother, contradicts, differs } from './contradictions.ts';
import { isDistinctive, isOnlyText, isUnmistakable } from './distinct-words.ts';
import {
  type Accepted,
  hasSameOrder,
  isBetween,
  isSameRow,
  keepsOrder,
  type Pair,
  pairsBetween,
} from './order.ts';
import { sameSequence } from './same-sequence.ts';
import { countAgreeing, isAlike, isCandidate, nearness } from './signals.ts';

const margin = 0.2;

type Known = {
  accepted: Accepted;
  /** Pairs of the same line on pages whose lines are the same from top to bottom. */
  sequence: Accepted;
  /** Pairs that follow from their neighbours. */
  between: Accepted;
};

/**
 * The pairs that are sure: two independent signals agree (words, line, place, the order among boxes that match, the heading),
 * nothing contradicts, and no other pair is as good.
 */
export function acceptPairs(boxes: BoxPairs): Pair[] {
  const sequence = sameSequence(boxes.before, boxes.after);
  const accepted = new Map<number, number>();
  for (let grown = true; grown; ) {
    grown = false;
    const between = pairsBetween(boxes, accepted, (from, to) => mayBe([from, to], boxes));
    const known = { accepted, sequence, between: consistent(between, boxes, sequence) };
    for (const [from, to] of [...boxes.assigned, ...boxes.alikes, ...between]) {
      const isTaken = accepted.has(from) || [...accepted.values()].includes(to);
      if (isTaken || !isSure([from, to], boxes, known)) continue;
      accepted.set(from, to);
      grown = true;
      break;
    }
  }
  return [...accepted].sort(([a], [b]) => a - b);
}

/** Drops every run of neighbouring pairs in which any pair differs in its words or width. */
function consistent(pairs: Accepted, boxes: BoxPairs, sequence: Accepted): Accepted {
  const refused = new Set(
    [...pairs].flatMap((pair) => (differs(pair, boxes, sequence) ? pair[0] : [])),
  );
  const isNextToRefused = (from: number): boolean =>
    [-1, 1].some((step) => {
      for (let at = from; pairs.has(at); at += step) if (refused.has(at)) return true;
      return false;
    });
  return new Map([...pairs].filter(([from]) => !isNextToRefused(from)));
}

function isSure(pair: Pair, boxes: BoxPairs, known: Known): boolean {
  const own = signalsOf(pair, boxes);
  if (!own?.isSameKind || isInUnevenRow(pair, boxes)) return false;
  if (contradicts(pair, boxes, known.sequence)) return false;
  const rivals = rivalsOf(pair, boxes, known).filter((rival) => !isOnSameSpot(rival, pair, boxes));
  const strength = strengthOf(pair, boxes, known);
  const isBest = rivals.every((rival) => isWeaker(rival, { pair, strength }, boxes, known));
  if (strength >= 2 && isBest) return true;
  if (followsFromNeighbours(pair, rivals, boxes, known)) return true;
  const isNext = own.line !== 'other' && isBetween(pair, boxes, known.accepted);
  const isOrdered = keepsOrder(pair, known.accepted) || isNext;
  if (isOnlyText(pair, rivals, boxes) && isOrdered) return true;
  const isAssigned = boxes.assigned.some(([from, to]) => from === pair[0] && to === pair[1]);
  if (isAssigned && isUnmistakable(pair, rivals, boxes, isOrdered)) return true;
  return isDistinctive(pair, rivals, boxes) || isOnlyChoice(pair, rivals, boxes);
}

function mayBe(pair: Pair, boxes: BoxPairs): boolean {
  const signals = signalsOf(pair, boxes);
  return signals !== undefined && isCandidate(signals);
}

function isWeaker(
  rival: Pair,
  { pair, strength }: { pair: Pair; strength: number },
  boxes: BoxPairs,
  known: Known,
): boolean {
  const [own, theirs] = [signalsOf(pair, boxes), signalsOf(rival, boxes)];
  if (!own || !theirs?.isSameKind) return true;
  if (isAlike(theirs) && !isAlike(own) && own.words !== undefined) return false;
  const against = strengthOf(rival, boxes, known);
  const isContained = own.within >= 0.95 && own.line === 'same';
  const isLessAlike = isContained
    ? nearness(own) - nearness(theirs) >= margin
    : (own.words ?? 0) - (theirs.words ?? 0) >= margin;
  const isTold = own.isSameText && !theirs.isSameText;
  return against < strength || (against === strength && (isLessAlike || isTold));
}

/** The number of signals that agree, counting the order among matched boxes as one. */
function strengthOf(pair: Pair, boxes: BoxPairs, { accepted, sequence }: Known): number {
  const signals = signalsOf(pair, boxes);
  if (!signals) return 0;
  const inOrder = isInOrder(pair, boxes, accepted) || sequence.get(pair[0]) === pair[1];
  return countAgreeing(signals) + Number(inOrder);
}

/** Whether two boxes are alike and under the same heading, and every other candidate is less alike and far away. */
function isOnlyChoice(pair: Pair, rivals: Pair[], boxes: BoxPairs): boolean {
  const own = signalsOf(pair, boxes);
  if (own?.section !== 'same' || !isAlike(own)) return false;
  return rivals.every((rival) => {
    const theirs = signalsOf(rival, boxes);
    if (!theirs || !isCandidate(theirs) || belongsToAnother(rival, [...rivals, pair], boxes))
      return true;
    const isLess = nearness(own) - nearness(theirs) >= margin && !isAlike(theirs);
    return isLess && theirs.distance > farFromPlace;
  });
}

/** A box nearer than this to the expected place may be the old one with new words. */
const farFromPlace = 16;
const [similar, sameRow] = [0.35, 0.6];

/** Whether a new box has the same neighbours as the old one, and also similar words, a similar row or a similar position. */
function followsFromNeighbours(
  pair: Pair,
  rivals: Pair[],
  boxes: BoxPairs,
  { between }: Known,
): boolean {
  const own = signalsOf(pair, boxes);
  if (!own || own.line === 'other' || between.get(pair[0]) !== pair[1]) return false;
  const { words, within, beside } = own;
  const isSameLine = boxes.isSameEdition && own.line === 'same';
  const hasWords = (words ?? 0) >= similar || within >= 0.95 || beside >= sameRow || isSameLine;
  const isMute = own.isBare || (boxes.isSameEdition && words === undefined);
  if (!hasWords && !(isMute && hasSameOrder(pair, boxes))) return false;
  return rivals.every((rival) => {
    const theirs = signalsOf(rival, boxes);
    return !theirs?.isSameKind || !isAlike(theirs) || isAlike(own);
  });
}

/** Whether a rival is only another box at the same spot: both print the same, so the one with the old name counts. */
function isOnSameSpot([i, j]: Pair, [from, to]: Pair, { before, after }: BoxPairs): boolean {
  const [own, other] = i === from ? [after[to], after[j]] : [before[from], before[i]];
  if (!own || !other || before[from]?.key !== after[to]?.key) return false;
  return (
    own.page === other.page && own.box.every((side, n) => Math.abs(side - (other.box[n] ?? 0)) < 3)
  );
}

/** The unsettled pairs of each of the two boxes with other boxes. */
function rivalsOf([from, to]: Pair, { before, after }: BoxPairs, { accepted }: Known): Pair[] {
  const used = new Set(accepted.values());
  const ofOld = [...after.keys()].filter((j) => j !== to && !used.has(j));
  const ofNew = [...before.keys()].filter((i) => i !== from && !accepted.has(i));
  return [...ofOld.map((j): Pair => [from, j]), ...ofNew.map((i): Pair => [i, to])];
}

/** Whether a row gained or lost a box with the same words: only columns tell these apart, so nobody can say which is which. */
function isInUnevenRow([from, to]: Pair, { before, after }: BoxPairs): boolean {
  const [old, now] = [before[from], after[to]];
  if (!old || !now) return true;
  const rowOf = (box: PaperBox, boxes: readonly PaperBox[]) =>
    boxes.filter((each) => each.type === box.type && isSameRow(each, box));
  const [oldRow, newRow] = [rowOf(old, before), rowOf(now, after)];
  return oldRow.length !== newRow.length && twinsOf(old, oldRow) !== twinsOf(now, newRow);
}

function twinsOf(box: PaperBox, row: readonly PaperBox[]): number {
  return row.filter((each) => each.line === box.line && each.text === box.text).length;
}

/** Whether the boxes before a pair, or those after it, match or are alike, and no old neighbour matches a different box. */
function isInOrder([from, to]: Pair, boxes: BoxPairs, accepted: Accepted): boolean {
  const sides = [-1, 1].map((step) => {
    const [old, now] = [from + step, to + step];
    const settled = accepted.get(old);
    if (settled !== undefined) return settled === now ? 'same' : 'other';
    const signals = boxes.signals[old]?.[now];
    return signals?.isSameKind && isAlike(signals) ? 'likely' : 'unknown';
  });
  return !sides.includes('other') && sides.some((side) => side === 'same' || side === 'likely');
}
