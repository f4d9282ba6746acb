import { type Rational, rational } from '@formpress/formula';

/** The least by which two numbers with so many decimals differ; nothing when that is not known. */
export function unitOf(decimals: number): Rational | undefined {
  if (!Number.isFinite(decimals)) return undefined;
  return rational(decimals === 0 ? '1' : `0.${'0'.repeat(decimals - 1)}1`);
}
