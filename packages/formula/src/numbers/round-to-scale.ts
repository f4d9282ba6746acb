import { Decimal } from './decimal.ts';
import { fraction, type Rational } from './rational.ts';

/** As in Java: towards plus infinity, towards minus infinity, or to the nearest with ties away from 0. */
export type RoundingMode = 'CEILING' | 'FLOOR' | 'HALF_UP';

/** Rounds to a number of decimal places. Nothing is rounded anywhere else. */
export function roundToScale(value: Rational, scale: number, mode: RoundingMode): Rational {
  if (value instanceof Decimal) return roundDecimal(value, scale, mode);
  const unit = 10n ** BigInt(scale);
  const numerator = value.numerator * unit;
  const rest = numerator % value.denominator;
  const truncated = numerator / value.denominator;
  const half = 2n * (rest < 0n ? -rest : rest) >= value.denominator;
  return fraction(
    truncated + BigInt(stepFrom(Number(rest > 0n) - Number(rest < 0n), half, mode)),
    unit,
  );
}

/** The same in plain arithmetic: remainders and quotients of safe integers are exact. */
function roundDecimal(value: Decimal, scale: number, mode: RoundingMode): Rational {
  if (value.scale <= scale) return value;
  const unit = 10 ** (value.scale - scale);
  const rest = value.units % unit;
  const half = 2 * Math.abs(rest) >= unit;
  const units = (value.units - rest) / unit + stepFrom(Math.sign(rest), half, mode);
  return Decimal.of(units, scale) ?? fraction(BigInt(units), 10n ** BigInt(scale));
}

/** What to add to the truncated number, depending on the sign and size of the remainder. */
function stepFrom(sign: number, isHalf: boolean, mode: RoundingMode): number {
  if (mode === 'CEILING') return sign > 0 ? 1 : 0;
  if (mode === 'FLOOR') return sign < 0 ? -1 : 0;
  return isHalf ? sign : 0;
}
