import { printDecimal } from '../numbers/print-decimal.ts';
import { decimalPlaces, type Rational, rational } from '../numbers/rational.ts';
import { maxTextLength } from './max-text-length.ts';

/** Reads a number. Thousands separators and a sign are allowed. A text that is too long is not a number. */
export function readNumber(text: string): Rational | undefined {
  if (text.length > maxTextLength) return undefined;
  const plain = text.includes(',') ? text.replaceAll(',', '') : text;
  return /^[+-]?(?:[0-9]+\.?[0-9]*|\.[0-9]+)$/.test(plain) ? rational(plain) : undefined;
}

/** Prints a number with the decimals of its question, or with more when it has more. Nothing is cut off. */
export function printNumber(value: Rational, scale = 0): string {
  return printDecimal(value, Math.max(scale, decimalPlaces(value)));
}
