import type { PaperBox } from '../foundation/paper.ts';
import type { Pair } from './order.ts';
import type { Signals } from './signals.ts';

/** The boxes of two papers, and what is known about each pair of them. */
export type BoxPairs = {
  before: readonly PaperBox[];
  after: readonly PaperBox[];
  signals: readonly Signals[][];
  /** The best pairs, all boxes considered together. */
  assigned: readonly Pair[];
  /** The pairs of which one box has more words in common with the other than with all others. */
  alikes: readonly Pair[];
  isOtherLanguage: boolean;
  /** Whether both papers are the same edition of a form, one of them drawn: no line was replaced by another. */
  isSameEdition: boolean;
};

export function signalsOf([from, to]: Pair, { signals }: BoxPairs): Signals | undefined {
  return signals[from]?.[to];
}

const leastAlike = 0.5;

/** The pairs of which one box has more words in common with the other than with all others. */
export function similarPairs(signals: readonly Signals[][]): Pair[] {
  const words = signals.map((row) =>
    row.map((each) => (each.isSameKind ? (each.words ?? 0) + Number(each.isSameText) : 0)),
  );
  return words.flatMap((row, from) =>
    row.flatMap((shared, to): Pair[] => {
      const isMost =
        shared === Math.max(...row) || words.every((each) => (each[to] ?? 0) <= shared);
      return shared >= leastAlike && isMost ? [[from, to]] : [];
    }),
  );
}
