// Below U+0300 there is nothing to compose, and most texts stay below.
const composable = /[\u0300-\uffff]/;

/** A text in composed letters: e and an accent become é. */
export function composed(text: string): string {
  return composable.test(text) ? text.normalize('NFC') : text;
}
