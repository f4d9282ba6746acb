import { fraction, type Rational } from './rational.ts';

/** As in Java: towards plus infinity, towards minus infinity, to the nearest, ties away from 0. */
export type RoundingMode = 'CEILING' | 'FLOOR' | 'HALF_UP';

/** Rounds to a number of decimal places. The one place where anything is rounded. */
export function roundToScale(value: Rational, scale: number, mode: RoundingMode): Rational {
  const unit = 10n ** BigInt(scale);
  return fraction(roundToInteger(value.numerator * unit, value.denominator, mode), unit);
}

function roundToInteger(numerator: bigint, denominator: bigint, mode: RoundingMode): bigint {
  const rest = numerator % denominator;
  const truncated = numerator / denominator;
  if (rest === 0n) return truncated;
  const sign = numerator < 0n ? -1n : 1n;
  if (mode === 'CEILING') return sign > 0n ? truncated + 1n : truncated;
  if (mode === 'FLOOR') return sign > 0n ? truncated : truncated - 1n;
  return 2n * rest * sign >= denominator ? truncated + sign : truncated;
}
