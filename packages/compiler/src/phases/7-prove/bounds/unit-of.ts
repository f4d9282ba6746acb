import { type Rational, rational } from '@formpress/formula';

/** The smallest difference between two numbers with this many decimals; undefined when that is unknown. */
export function unitOf(decimals: number): Rational | undefined {
  if (!Number.isFinite(decimals)) return undefined;
  return rational(decimals === 0 ? '1' : `0.${'0'.repeat(decimals - 1)}1`);
}
