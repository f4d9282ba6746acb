import { compareRationals, type Range, rational } from '@formpress/formula';
import type { SourceRange } from '../../../diagnostics/diagnostic.ts';
import { defineCheck, eachForm } from '../foundation/define-check.ts';
import { rangePairs } from './range-pairs.ts';
import { decimalsOf, stepFrom, writeRange } from './range-step.ts';

/** The ranges of a table follow each other without a gap, or a number would have no cell. */
export const rangeGap = defineCheck({
  code: 'range-gap',
  severity: 'error',
  check: eachForm((form, report) => {
    for (const { before, after, at, beforeAt, ranges } of rangePairs(form)) {
      const first = firstMissing(before, after, ranges);
      if (first === undefined) continue;
      report({
        at,
        message: `No range of the table has ${first}: one ends with ${before.most}, and the next begins with ${after.least}.`,
        related: related(beforeAt),
        help: `Begin this range with ${first}, or end the one before with a greater number.`,
        fixes: writeRange(at, after, { ...after, least: first }),
      });
    }
  }),
});

function related(at: SourceRange) {
  return [{ at, message: 'The range before it is here:' }];
}

/** The first number between two ranges, in the smallest step in which the ranges of the table are written. */
function firstMissing(before: Range, after: Range, ranges: readonly Range[]): string | undefined {
  if (before.most === undefined) return undefined;
  const next = stepFrom(before.most, 1, decimalsOf(ranges)) ?? before.most;
  return compareRationals(rational(next), rational(after.least)) < 0 ? next : undefined;
}
