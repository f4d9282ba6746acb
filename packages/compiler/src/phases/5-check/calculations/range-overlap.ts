import { compareRationals, type Range, rational } from '@formpress/formula';
import type { Fix } from '../../../diagnostics/diagnostic.ts';
import { defineCheck, eachForm } from '../foundation/define-check.ts';
import { type RangePair, rangePairs, rangesOf } from './range-pairs.ts';
import { decimalsOf, isBackwards, stepFrom, writeRange } from './range-step.ts';

/** A number is in one range of a table only, or it would have two cells. */
export const rangeOverlap = defineCheck({
  code: 'range-overlap',
  severity: 'error',
  check: eachForm((form, report) => {
    for (const { ranges, places } of rangesOf(form))
      for (const [index, range] of ranges.entries()) {
        const at = places[index];
        if (!at || !isBackwards(range)) continue;
        const { least: most, most: least = most } = range;
        report({
          at,
          message: `This range ends with ${least}, below its beginning.`,
          help: `Write ${least} - ${most}, if that is meant.`,
          fixes: writeRange(at, range, { least, most }),
        });
      }
    for (const pair of rangePairs(form)) {
      const { before, after, at, beforeAt } = pair;
      if (isBackwards(before) || isBackwards(after) || !overlaps(before, after)) continue;
      const ends = before.most === undefined ? 'has no end' : `ends with ${before.most}`;
      report({
        at,
        message: `${after.least} is in two ranges: the one before this ${ends}.`,
        related: [{ at: beforeAt, message: 'The range before it is here:' }],
        help: 'Write the ranges in order, each beginning after the end of the one before.',
        fixes: partedBy(pair),
      });
    }
  }),
});

/** Fixes for an overlap: the range before ends earlier, or this one begins later. */
function partedBy({ before, after, at, beforeAt, ranges }: RangePair): Fix[] {
  const decimals = decimalsOf(ranges);
  const most = stepFrom(after.least, -1, decimals);
  const least = before.most && stepFrom(before.most, 1, decimals);
  return [
    ...(most === undefined ? [] : writeRange(beforeAt, before, { ...before, most })),
    ...(least === undefined ? [] : writeRange(at, after, { ...after, least })),
  ];
}

function overlaps({ most }: Range, { least }: Range): boolean {
  return most === undefined || compareRationals(rational(least), rational(most)) <= 0;
}
