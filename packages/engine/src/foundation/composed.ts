import { longestText } from './longest-text.ts';

// Below U+0300 there is nothing to compose, and most texts stay below.
const composable = /[\u0300-\uffff]/;

/**
 * A text in composed letters: e and an accent become é. One that is too long to be accepted stays as
 * it is, because many accents on one letter take long to sort.
 */
export function composed(text: string): string {
  if (text.length > longestText) return text;
  return composable.test(text) ? text.normalize('NFC') : text;
}
