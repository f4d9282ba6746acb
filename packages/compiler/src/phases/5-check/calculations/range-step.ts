import { compareRationals, decimalPlaces, type Range, rational } from '@formpress/formula';
import type { Fix, SourceRange } from '../../../diagnostics/diagnostic.ts';
import { replaceWord } from '../../../diagnostics/fixes/fix.ts';

/** How many decimals the ends of ranges have: 0 for 0 - 9999, 2 for 0 - 9.99. */
export function decimalsOf(ranges: readonly Range[]): number {
  const ends = ranges.flatMap(({ least, most }) => (most === undefined ? [least] : [least, most]));
  return Math.max(...ends.map((end) => decimalPlaces(rational(end))));
}

/** A number one smallest step up or down: 9999 and 10000, or 9.99 and 10.00. Undefined below zero. */
export function stepFrom(number: string, steps: 1 | -1, decimals: number): string | undefined {
  const [whole = '', part = ''] = number.split('.');
  const units = BigInt(whole + part.padEnd(decimals, '0')) + BigInt(steps);
  if (units < 0n) return undefined;
  const digits = units.toString().padStart(decimals + 1, '0');
  return decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

/** Whether a range ends below its beginning. */
export function isBackwards({ least, most }: Range): boolean {
  return most !== undefined && compareRationals(rational(most), rational(least)) < 0;
}

/** A fix that replaces a range by another; none where that would end below its beginning. */
export function writeRange(at: SourceRange, range: Range, becomes: Range): Fix[] {
  return isBackwards(becomes) ? [] : [replaceWord(at, written(range), written(becomes))];
}

function written({ least, most }: Range): string {
  return most === undefined ? `${least} and over` : `${least} - ${most}`;
}
