import {
  compareRationals,
  decimalPlaces,
  minus,
  plus,
  printDecimal,
  type Rational,
  roundToScale,
} from '@formpress/formula';
import { type Interval, isBounded } from '../bounds/interval.ts';
import { unitOf } from '../bounds/unit-of.ts';

/**
 * Numbers of an interval as the engine prints them, including those with the most digits of either sign. Digits have
 * one width in every font. Undefined when the interval is unbounded.
 */
export function printedEnds(interval: Interval, scale: number): string[] | undefined {
  const { low, high, decimals, values } = interval;
  const printed = (value: Rational) => printDecimal(value, Math.max(scale, decimalPlaces(value)));
  const unit = unitOf(decimals);
  if (!isBounded(interval) || !unit) return undefined;
  if (values) return values.map(printed);
  if (!low || !high) return [];
  const [least, most] = [
    roundToScale(low, decimals, 'CEILING'),
    roundToScale(high, decimals, 'FLOOR'),
  ];
  // A number next to a bound may have decimals that the bound lacks.
  const adjacent = decimals > scale ? [plus(least, unit), minus(most, unit)] : [];
  const isWithin = (value: Rational) =>
    compareRationals(value, low) >= 0 && compareRationals(value, high) <= 0;
  return [least, most, ...adjacent].filter(isWithin).map(printed);
}
