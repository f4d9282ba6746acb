import { compareRationals, type Range, rational } from '@formpress/formula';
import { defineCheck, eachForm } from '../foundation/define-check.ts';
import { rangePairs, rangesOf } from './range-pairs.ts';

/** A number is in one range of a table only, or it would have two cells. */
export const rangeOverlap = defineCheck({
  code: 'range-overlap',
  severity: 'error',
  check: eachForm((form, report) => {
    for (const { ranges, places } of rangesOf(form))
      for (const [index, range] of ranges.entries()) {
        const at = places[index];
        if (!at || !isBackwards(range)) continue;
        const message = `This range ends with ${range.most}, below its beginning.`;
        report({ at, message, help: `Write ${range.most} - ${range.least}, if that is meant.` });
      }
    for (const { before, after, at, beforeAt } of rangePairs(form)) {
      if (isBackwards(before) || isBackwards(after) || !overlaps(before, after)) continue;
      const ends = before.most === undefined ? 'has no end' : `ends with ${before.most}`;
      report({
        at,
        message: `${after.least} is in two ranges: the one before this ${ends}.`,
        related: [{ at: beforeAt, message: 'The range before it is here:' }],
        help: 'Write the ranges in order, each beginning after the end of the one before.',
      });
    }
  }),
});

function isBackwards({ least, most }: Range): boolean {
  return most !== undefined && compareRationals(rational(most), rational(least)) < 0;
}

function overlaps({ most }: Range, { least }: Range): boolean {
  return most === undefined || compareRationals(rational(least), rational(most)) <= 0;
}
