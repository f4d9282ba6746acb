import { compareRationals, decimalPlaces, type Range, rational } from '@formpress/formula';
import type { SourceRange } from '../../../diagnostics/diagnostic.ts';
import { writeInstead } from '../../../diagnostics/fixes/fix.ts';
import { defineCheck, eachForm } from '../foundation/define-check.ts';
import { rangePairs } from './range-pairs.ts';

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
        fixes: [writeInstead(at, after.least, first)],
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
  const ends = ranges.flatMap(({ least, most }) => (most === undefined ? [least] : [least, most]));
  const decimals = Math.max(...ends.map((end) => decimalPlaces(rational(end))));
  const next = addStep(before.most, decimals);
  return compareRationals(rational(next), rational(after.least)) < 0 ? next : undefined;
}

/** A number and the smallest step above it: 9999 and 10000, or 9.99 and 10.00. */
function addStep(number: string, decimals: number): string {
  const [whole = '', part = ''] = number.split('.');
  const units = BigInt(whole + part.padEnd(decimals, '0')) + 1n;
  const digits = units.toString().padStart(decimals + 1, '0');
  return decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}
