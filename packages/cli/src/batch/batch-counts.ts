import type { BlockCounts } from './block-folder.ts';

/** How many lines of a partition are done so far. */
export type BatchCounts = BlockCounts & {
  /** How many of them an earlier run had already done. */
  before: number;
};

/** The sum of the counts of several processes; a process that has not reported yet counts as zero. */
export function sumOf(all: (BatchCounts | undefined)[]): BatchCounts {
  const sum = { filled: 0, refused: 0, before: 0 };
  for (const counts of all) {
    sum.filled += counts?.filled ?? 0;
    sum.refused += counts?.refused ?? 0;
    sum.before += counts?.before ?? 0;
  }
  return sum;
}
