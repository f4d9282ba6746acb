import { expect } from 'vitest';
import { textIn, type Word } from '../foundation/printed-words.ts';
import type { PrintedPlace } from './printed-places.ts';

/** Checks that a reader that does not know our boxes finds every text in its box. */
export function expectRead(places: PrintedPlace[], words: Word[], reader: string): void {
  const missing = places.filter(({ text, page, box }) => {
    if (text === undefined) return false;
    // Some forms print the line to write on inside the box.
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
