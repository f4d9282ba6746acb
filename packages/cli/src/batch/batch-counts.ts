import type { BlockCounts } from './block-folder.ts';

/** What has become of the lines of a partition so far. */
export type BatchCounts = BlockCounts & {
  /** Lines that an earlier run had done, of those above. */
  before: number;
};

/** The counts of several processes together. Those that have not reported yet are absent. */
export function sumOf(all: (BatchCounts | undefined)[]): BatchCounts {
  const sum = { filled: 0, refused: 0, before: 0 };
  for (const counts of all) {
    sum.filled += counts?.filled ?? 0;
    sum.refused += counts?.refused ?? 0;
    sum.before += counts?.before ?? 0;
  }
  return sum;
}
