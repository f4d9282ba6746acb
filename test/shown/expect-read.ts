import { expect } from 'vitest';
import { textIn, type Word } from '../foundation/printed-words.ts';
import type { PrintedPlace } from './printed-places.ts';

/** Every text is found in its box, by a reader that knows nothing of our boxes. */
export function expectRead(places: PrintedPlace[], words: Word[], reader: string): void {
  const missing = places.filter(({ text, page, box }) => {
    if (text === undefined) return false;
    // Some forms print the line to write on within the box.
    const found = textIn(words, page, box).replace(/[_.]/g, '');
    return !found.includes(text.replace(/[\s.]/g, ''));
  });
  const told = missing.map(({ field, page, box, text }) => ({
    field,
    text,
    found: textIn(words, page, box),
  }));
  expect({ reader, told }).toEqual({ reader, told: [] });
}
