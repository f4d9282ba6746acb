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
 * Numbers of an interval as the engine prints them, among them those with the most digits of either sign. Digits are
 * of one width in every font. Nothing when there is no end to them.
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
  // A number beside an end may have decimals that the end lacks.
  const beside = decimals > scale ? [plus(least, unit), minus(most, unit)] : [];
  const isWithin = (value: Rational) =>
    compareRationals(value, low) >= 0 && compareRationals(value, high) <= 0;
  return [least, most, ...beside].filter(isWithin).map(printed);
}
