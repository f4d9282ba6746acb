import { longestCommon } from '../foundation/longest-common.ts';
import type { PaperBox } from '../foundation/paper.ts';

const fewestLines = 5;
const leastShared = 0.9;

/** Pairs of boxes with the same line on pages whose lines are the same from top to bottom, by their indexes. */
export function sameSequence(
  before: readonly PaperBox[],
  after: readonly PaperBox[],
): Map<number, number> {
  const found = new Map<number, number>();
  for (const old of pagesOf(before))
    for (const now of pagesOf(after)) {
      const pairs = longestCommon(old, now, (a, b) => a.label === b.label);
      const shared = pairs.length / Math.max(old.length, now.length);
      if (pairs.length < fewestLines || shared < leastShared) continue;
      for (const [i, j] of pairs) found.set(old[i]?.index ?? -1, now[j]?.index ?? -1);
    }
  return found;
}

type Lined = { index: number; label: string };

/** The boxes of each page that have a line, in reading order. */
function pagesOf(boxes: readonly PaperBox[]): Lined[][] {
  const pages = new Map<number, Lined[]>();
  for (const [index, { page, line, type }] of boxes.entries()) {
    if (line === undefined) continue;
    pages.set(page, [...(pages.get(page) ?? []), { index, label: `${type} ${line}` }]);
  }
  return [...pages.values()];
}
