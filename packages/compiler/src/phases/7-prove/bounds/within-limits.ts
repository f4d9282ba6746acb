import { isPlain, type Rational, roundToScale } from '@formpress/formula';
import type { Interval } from './interval.ts';

/** Numbers with more digits count as unlimited: they fit no box. */
const mostDigits = 60;
const largest = 10n ** BigInt(mostDigits);

/** Bounds are cut to this many decimals: enough for any result, and fast. */
const keptDecimals = 30;

/** The same interval or a slightly larger one, with bounds that are fast to calculate with. */
export function withinLimits(interval: Interval): Interval {
  const { values } = interval;
  if (values?.every(isShort)) return interval;
  const { low, high, decimals, notZero } = interval;
  return {
    low: low && end(low, 'FLOOR'),
    high: high && end(high, 'CEILING'),
    decimals: decimals > mostDigits ? Number.POSITIVE_INFINITY : decimals,
    ...(notZero ? { notZero } : {}),
  };
}

function isShort(value: Rational): boolean {
  if (isPlain(value)) return true;
  const { numerator, denominator } = value;
  return denominator < largest && numerator < largest && numerator > -largest;
}

function end(value: Rational, mode: 'FLOOR' | 'CEILING'): Rational | undefined {
  if (isShort(value)) return value;
  const rounded = roundToScale(value, keptDecimals, mode);
  const size = rounded.numerator / rounded.denominator;
  return size < largest && size > -largest ? rounded : undefined;
}
