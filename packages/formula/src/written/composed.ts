import { maxTextLength } from './max-text-length.ts';

// Most texts have only characters below U+0300 and dashes and quotation marks, and those are composed.
const composable = /[\u0300-\u200f\u2028-\uffff]/;

/**
 * A text in composed form (NFC): e and an accent become é. A text that is too long to be accepted is
 * returned as it is, because many accents on one letter take long to sort.
 */
export function composed(text: string): string {
  if (text.length > maxTextLength) return text;
  return composable.test(text) ? text.normalize('NFC') : text;
}
