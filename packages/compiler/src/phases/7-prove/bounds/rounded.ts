import { type Rational, type RoundingMode, roundToScale } from '@formpress/formula';
import { exactly, type Interval } from './interval.ts';

/** The possible values after rounding, which is monotonic. */
export function rounded(interval: Interval, scale: number, mode: RoundingMode): Interval {
  const { low, high, decimals, values } = interval;
  const round = (value: Rational) => roundToScale(value, scale, mode);
  if (values) return exactly(...values.map(round));
  return { low: low && round(low), high: high && round(high), decimals: Math.min(decimals, scale) };
}
