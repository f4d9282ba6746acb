import { Decimal } from './decimal.ts';
import { decimalPlaces, type Rational } from './rational.ts';

/** Prints a number as plain decimal text, with the given or the needed places. Throws rather than round. */
export function printDecimal(value: Rational, scale = decimalPlaces(value)): string {
  if (decimalPlaces(value) > scale || !Number.isFinite(scale)) {
    throw new Error(`The number needs more than ${scale} decimal places.`);
  }
  const units = value instanceof Decimal ? decimalUnits(value, scale) : bigUnits(value, scale);
  if (scale === 0) return units;
  const sign = units.startsWith('-') ? '-' : '';
  const digits = units.slice(sign.length).padStart(scale + 1, '0');
  return `${sign}${digits.slice(0, -scale)}.${digits.slice(-scale)}`;
}

/** Units as text. Trailing zeros are appended, not calculated. */
function decimalUnits(value: Decimal, scale: number): string {
  if (value.units === 0) return '0';
  return value.scale === scale
    ? String(value.units)
    : String(value.units) + '0'.repeat(scale - value.scale);
}

function bigUnits(value: Rational, scale: number): string {
  return ((value.numerator * 10n ** BigInt(scale)) / value.denominator).toString();
}
