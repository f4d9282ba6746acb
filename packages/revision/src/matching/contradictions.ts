import type { PaperBox } from '../foundation/paper.ts';
import { type BoxPairs, signalsOf } from './box-pairs.ts';
import { type Accepted, isSameRow, type Pair } from './order.ts';
import { hasOtherWords, isTick, nearness, type Signals } from './signals.ts';

/** A box with other words that is more than this many times narrower or wider may be a part of the old one, or contain it. */
const widestStretch = 1.5;

/** Whether something speaks against a pair, whatever its other signals: other words, another line, or another width. */
export function contradicts(pair: Pair, boxes: BoxPairs, sequence: Accepted): boolean {
  const own = signalsOf(pair, boxes);
  if (!own || differs(pair, boxes, sequence)) return true;
  const isMoved = own.section === 'same' && nearness(own) >= 0.6;
  return own.line === 'other' && (own.words ?? 0) < 0.7 && own.distance > 8 && !isMoved;
}

/** Whether a pair differs in its words, or in its width. */
export function differs(pair: Pair, boxes: BoxPairs, sequence: Accepted): boolean {
  const own = signalsOf(pair, boxes);
  if (!own || isStretched(pair, own, boxes)) return true;
  const isSameLine = boxes.isSameEdition && sequence.get(pair[0]) === pair[1];
  return hasOtherWords(own) && !isSameLine && !isAnswerInRow(pair, own, boxes);
}

/** Whether the words of a new box are not those of this old box, but of another old box among these pairs. */
export function belongsToAnother(
  [from, to]: Pair,
  pairs: readonly Pair[],
  boxes: BoxPairs,
): boolean {
  const own = signalsOf([from, to], boxes);
  if (!own || (own.words ?? 1) >= 0.25 || !hasOtherWords(own) || own.distance <= 8) return false;
  return pairs.some((pair) => {
    const theirs = pair[0] === from || pair[1] !== to ? undefined : signalsOf(pair, boxes);
    if (!theirs?.isSameKind) return false;
    return nearness(theirs) >= 0.6 && nearness(theirs) - nearness(own) >= 0.4;
  });
}

/** Whether one tick has only a word such as "Yes" next to it and the other the question, in rows that say the same. */
function isAnswerInRow([from, to]: Pair, { beside, line }: Signals, boxes: BoxPairs): boolean {
  const [old, now] = [boxes.before[from], boxes.after[to]];
  if (!old || !now || !isTick(old)) return false;
  const isSameRow = beside >= 0.7 || (boxes.isSameEdition && line === 'same');
  return Math.min(old.words.length, now.words.length) <= 1 && isSameRow;
}

function isStretched(pair: Pair, own: Signals, boxes: BoxPairs): boolean {
  const [old, now] = [boxes.before[pair[0]], boxes.after[pair[1]]];
  if (!old || !now || own.stretch <= widestStretch || (own.words ?? 0) >= 0.85) return false;
  if (isTick(old)) return false;
  const [was, is] = [countsOf(old, boxes.before), countsOf(now, boxes.after)];
  const isSameLine = own.line === 'same' && was.line === is.line;
  const isSameRowAndWords = was.row === is.row && (own.words ?? 1) >= 0.7;
  return !isSameLine && !isSameRowAndWords;
}

/** How many boxes are in the same row as a box, and how many have the same line. */
function countsOf(box: PaperBox, boxes: readonly PaperBox[]): { row: number; line: number } {
  return {
    row: boxes.filter((each) => isSameRow(each, box)).length,
    line: boxes.filter(({ page, line }) => page === box.page && line === box.line).length,
  };
}
