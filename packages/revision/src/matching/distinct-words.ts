import type { PaperBox } from '../foundation/paper.ts';
import { type BoxPairs, signalsOf } from './box-pairs.ts';
import type { Pair } from './order.ts';
import { nearness } from './signals.ts';

/** Whether only these two boxes have these words, and are in order with the matched boxes or the only ones with their length. */
export function isUnmistakable(
  pair: Pair,
  rivals: readonly Pair[],
  boxes: BoxPairs,
  isOrdered: boolean,
): boolean {
  const [old, now] = [boxes.before[pair[0]], boxes.after[pair[1]]];
  const words = signalsOf(pair, boxes)?.words ?? 0;
  if (!old || !now || words < 0.7 || old.words.length < 2) return false;
  const isAlone = rivals.every((rival) => words - (signalsOf(rival, boxes)?.words ?? 0) >= 0.3);
  const hasOwnLength = isOnlyLength(old, boxes.before) && isOnlyLength(now, boxes.after);
  const hasSameLength = hasOwnLength && old.maxLength === now.maxLength;
  return isAlone && (hasSameLength || isOrdered);
}

function isOnlyLength({ maxLength }: PaperBox, boxes: readonly PaperBox[]): boolean {
  if (maxLength === undefined) return false;
  return boxes.filter((each) => each.maxLength === maxLength).length === 1;
}

/** Whether two boxes have the same text, and no other unsettled box has it. */
export function isOnlyText(pair: Pair, rivals: readonly Pair[], boxes: BoxPairs): boolean {
  if (!signalsOf(pair, boxes)?.isSameText) return false;
  return rivals.every((rival) => !signalsOf(rival, boxes)?.isSameText);
}

const fewestDistinct = 3;

/** Whether two boxes are under the same heading, and share several words that no other box has. */
export function isDistinctive(pair: Pair, rivals: readonly Pair[], boxes: BoxPairs): boolean {
  const own = signalsOf(pair, boxes);
  const [old, now] = [boxes.before[pair[0]], boxes.after[pair[1]]];
  if (!own || !old || !now || own.section !== 'same' || nearness(own) < 0.6) return false;
  const others = [...boxes.before, ...boxes.after].filter((each) => each !== old && each !== now);
  const elsewhere = new Set(others.flatMap(({ words }) => words));
  const distinct = new Set(
    old.words.filter((word) => now.words.includes(word) && !elsewhere.has(word)),
  );
  const isAlone = rivals.every((rival) => {
    const theirs = signalsOf(rival, boxes);
    return !theirs || nearness(own) - nearness(theirs) >= 0.2;
  });
  return isAlone && distinct.size >= fewestDistinct;
}
