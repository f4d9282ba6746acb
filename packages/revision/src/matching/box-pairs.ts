import type { PaperBox } from '../foundation/paper.ts';
import type { Pair } from './order.ts';
import type { Signals } from './signals.ts';

/** The boxes of two papers, and what is known about each pair of them. */
export type BoxPairs = {
  before: readonly PaperBox[];
  after: readonly PaperBox[];
  signals: readonly Signals[][];
  /** The pairs with the best total score over all boxes. */
  assigned: readonly Pair[];
  /** The pairs with similar words in which at least one box has no better partner. */
  alikes: readonly Pair[];
  isOtherLanguage: boolean;
  /** Whether one paper is our drawing of the same edition as the other, so that no line was replaced by another. */
  isSameEdition: boolean;
};

export function signalsOf([from, to]: Pair, { signals }: BoxPairs): Signals | undefined {
  return signals[from]?.[to];
}

const leastAlike = 0.5;

/** The pairs with similar words in which at least one box has no better partner. */
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
