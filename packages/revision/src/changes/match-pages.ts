import type { Paper } from '../foundation/paper.ts';
import { similarity, weightsOf } from '../foundation/similarity.ts';

/** The pages of two papers that correspond, judged by their words. */
export type PagePairs = { from: number; to: number }[];

const leastAlike = 0.3;

export function matchPages(before: Paper, after: Paper): PagePairs {
  const [old, now] = [wordsByPage(before), wordsByPage(after)];
  const weight = weightsOf([...old, ...now]);
  const pairs = old.flatMap((words, i) =>
    now.map((others, j) => ({
      from: i + 1,
      to: j + 1,
      alike: similarity(words, others, weight).ofBoth + (i === j ? 0.01 : 0),
    })),
  );
  const found: PagePairs = [];
  for (const { from, to, alike } of pairs.sort((a, b) => b.alike - a.alike)) {
    if (alike < leastAlike || found.some((pair) => pair.from === from || pair.to === to)) continue;
    found.push({ from, to });
  }
  return found.sort((a, b) => a.from - b.from);
}

function wordsByPage({ pages, rows }: Paper): string[][] {
  return pages.map((_, index) =>
    rows.filter(({ page }) => page === index + 1).flatMap(({ words }) => words),
  );
}
