import { decimalPlaces, type Rational } from './rational.ts';

/** Plain decimal text with the places given or needed. Never rounds: what does not fit throws. */
export function printDecimal(value: Rational, scale = decimalPlaces(value)): string {
  if (decimalPlaces(value) > scale || !Number.isFinite(scale)) {
    throw new Error(`The number needs more than ${scale} decimal places.`);
  }
  const units = (value.numerator * 10n ** BigInt(scale)) / value.denominator;
  const digits = (units < 0n ? -units : units).toString().padStart(scale + 1, '0');
  const whole = digits.slice(0, digits.length - scale);
  const sign = units < 0n ? '-' : '';
  return scale === 0 ? sign + whole : `${sign}${whole}.${digits.slice(-scale)}`;
}
