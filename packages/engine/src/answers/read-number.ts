import { decimalPlaces, printDecimal, type Rational, rational } from '@formpress/formula';
import { longestText } from '../foundation/longest-text.ts';

/** The number of an answer: thousands commas and a sign are allowed, nothing else is. One that is too long is none. */
export function readNumber(text: string): Rational | undefined {
  if (text.length > longestText) return undefined;
  const plain = text.includes(',') ? text.replaceAll(',', '') : text;
  return /^[+-]?(?:[0-9]+\.?[0-9]*|\.[0-9]+)$/.test(plain) ? rational(plain) : undefined;
}

/** A number with the decimals of its question, or more where it has more: nothing is ever cut. */
export function printNumber(value: Rational, scale = 0): string {
  return printDecimal(value, Math.max(scale, decimalPlaces(value)));
}
