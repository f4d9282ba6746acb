import { isPlain, type Rational, roundToScale } from '@formpress/formula';
import type { Interval } from './interval.ts';

/** Numbers with more digits than these are as good as endless, and no box holds them. */
const mostDigits = 60;
const largest = 10n ** BigInt(mostDigits);

/** Ends are kept with so many decimals where they have more: enough for any result, and quick. */
const keptDecimals = 30;

/** The same interval or a little more, with ends that are quick to calculate with. */
export function limited(interval: Interval): Interval {
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
