import type { PaperBox } from '../foundation/paper.ts';
import { sameSequence } from './same-sequence.ts';
import { agreeing, isAlike, type Signals, unlike } from './signals.ts';

/** The index of an old box and of a new one. */
export type Pair = [from: number, to: number];

type Boxes = {
  before: readonly PaperBox[];
  after: readonly PaperBox[];
  signals: readonly Signals[][];
  /** The best pairs, all boxes considered together. */
  assigned: readonly Pair[];
  isOtherLanguage: boolean;
};

const margin = 0.2;
/** A box much narrower or wider with other words may be a part of the old one, or more than it. */
const widestStretch = 1.5;

/**
 * The pairs that are sure: two independent signals agree (words, line, place, or the order among boxes that
 * match), nothing contradicts, and no other pair is as good.
 */
export function acceptPairs(boxes: Boxes): Pair[] {
  const sequence = sameSequence(boxes.before, boxes.after);
  const accepted = new Map<number, number>();
  for (let grown = true; grown; ) {
    grown = false;
    for (const [from, to] of boxes.assigned) {
      if (accepted.has(from) || !isSure([from, to], boxes, { accepted, sequence })) continue;
      accepted.set(from, to);
      grown = true;
    }
  }
  return [...accepted].sort(([a], [b]) => a - b);
}

type Known = { accepted: ReadonlyMap<number, number>; sequence: ReadonlyMap<number, number> };

function isSure(pair: Pair, boxes: Boxes, known: Known): boolean {
  const own = signalsOf(pair, boxes);
  if (!own?.isSameKind || contradicts(own) || isInUnevenRow(pair, boxes)) return false;
  const strength = strengthOf(pair, boxes, known);
  const rivals = rivalsOf(pair, boxes, known).filter((rival) => !isOnSameSpot(rival, pair, boxes));
  if (strength < 2) return isUnmistakable(pair, rivals, boxes, known);
  return rivals.every((rival) => isWeaker(rival, { pair, strength }, boxes, known));
}

function isWeaker(
  rival: Pair,
  { pair, strength }: { pair: Pair; strength: number },
  boxes: Boxes,
  known: Known,
): boolean {
  const [own, theirs] = [signalsOf(pair, boxes), signalsOf(rival, boxes)];
  if (!own || !theirs?.isSameKind) return true;
  if (isAlike(theirs) && !isAlike(own) && own.words !== undefined) return false;
  const against = strengthOf(rival, boxes, known);
  const isLessAlike = (own.words ?? 0) - (theirs.words ?? 0) >= margin;
  return against < strength || (against === strength && isLessAlike);
}

/** Signals that agree, with the order among the boxes that match. */
function strengthOf(pair: Pair, boxes: Boxes, { accepted, sequence }: Known): number {
  const signals = signalsOf(pair, boxes);
  if (!signals) return 0;
  const inOrder = isInOrder(pair, boxes, accepted) || sequence.get(pair[0]) === pair[1];
  return agreeing(signals) + Number(inOrder);
}

/** Words that only these two boxes have, in the order of all that matched, or with a length that only they have. */
function isUnmistakable(pair: Pair, rivals: Pair[], boxes: Boxes, { accepted }: Known): boolean {
  const [from, to] = pair;
  const words = signalsOf(pair, boxes)?.words ?? 0;
  const [old, now] = [boxes.before[from], boxes.after[to]];
  if (!old || !now || words < 0.7 || old.words.length < 2) return false;
  const isAlone = rivals.every((rival) => words - (signalsOf(rival, boxes)?.words ?? 0) >= 0.3);
  const hasOwnLength = isOnlyLength(old, boxes.before) && isOnlyLength(now, boxes.after);
  const hasSameLength = hasOwnLength && old.maxLength === now.maxLength;
  return isAlone && (hasSameLength || keepsOrder(pair, accepted));
}

function isOnlyLength({ maxLength }: PaperBox, boxes: readonly PaperBox[]): boolean {
  if (maxLength === undefined) return false;
  return boxes.filter((each) => each.maxLength === maxLength).length === 1;
}

const fewestInOrder = 3;

/** Whether all that matched comes before it on both papers, or after it on both. */
function keepsOrder([from, to]: Pair, accepted: Known['accepted']): boolean {
  const others = [...accepted];
  return others.length >= fewestInOrder && others.every(([old, now]) => old < from === now < to);
}

function signalsOf([from, to]: Pair, { signals }: Boxes): Signals | undefined {
  return signals[from]?.[to];
}

/** Two boxes at the same spot print the same; the one with the old name is meant. */
function isOnSameSpot([i, j]: Pair, [from, to]: Pair, { before, after }: Boxes): boolean {
  const [own, other] = i === from ? [after[to], after[j]] : [before[from], before[i]];
  if (!own || !other || before[from]?.key !== after[to]?.key) return false;
  return (
    own.page === other.page && own.box.every((side, n) => Math.abs(side - (other.box[n] ?? 0)) < 3)
  );
}

/** Words that say something else refuse a pair, whatever its line and its place. */
function contradicts({ words, within, line, distance, stretch }: Signals): boolean {
  if (stretch > widestStretch && (words ?? 0) < 0.9) return true;
  if (words !== undefined && words < unlike && within < 0.9) return true;
  return line === 'other' && (words ?? 0) < 0.7 && distance > 8;
}

/** The other pairs of either box that are not settled. */
function rivalsOf([from, to]: Pair, { before, after }: Boxes, { accepted }: Known): Pair[] {
  const used = new Set(accepted.values());
  const ofOld = [...after.keys()].filter((j) => j !== to && !used.has(j));
  const ofNew = [...before.keys()].filter((i) => i !== from && !accepted.has(i));
  return [...ofOld.map((j): Pair => [from, j]), ...ofNew.map((i): Pair => [i, to])];
}

/** Boxes of one row with the same words are told apart by their columns alone: one more or less, and nobody can say which. */
function isInUnevenRow([from, to]: Pair, { before, after }: Boxes): boolean {
  const [old, now] = [before[from], after[to]];
  return !old || !now || twinsOf(old, before) !== twinsOf(now, after);
}

function twinsOf(box: PaperBox, boxes: readonly PaperBox[]): number {
  return boxes.filter(
    (each) =>
      each.page === box.page &&
      Math.abs(each.box[1] - box.box[1]) < 6 &&
      each.type === box.type &&
      each.line === box.line &&
      each.text === box.text,
  ).length;
}

/** Whether the box before and the box after it match those of the new one; at least one of them surely. */
function isInOrder([from, to]: Pair, boxes: Boxes, accepted: Known['accepted']): boolean {
  const sides = [-1, 1].map((step) => {
    const [old, now] = [from + step, to + step];
    const settled = accepted.get(old);
    if (settled !== undefined) return settled === now ? 'same' : 'other';
    const signals = boxes.signals[old]?.[now];
    return signals?.isSameKind && isAlike(signals) ? 'likely' : 'unknown';
  });
  return !sides.includes('other') && sides.some((side) => side === 'same' || side === 'likely');
}
