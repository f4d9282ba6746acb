import { type Ink, sharedStamp } from './ink.ts';

/** A font as filling sees it: how wide a text is, and how it is written. */
export type Typeface = {
  /** The name of the font on the pages. */
  readonly resource: string;
  /** What a text in it begins with, up to the size. */
  readonly beginning: Uint8Array;
  /** Whether it is the embedded font. */
  readonly isLetters: boolean;
  /** Whether the font has every character of the text; the end of a line needs none. */
  has(text: string): boolean;
  /** Thousandths of the font size. */
  readonly widthOf: (text: string) => number;
  /**
   * Writes the text, or a stretch of it, as an operand and returns its width; -1 when a character
   * is lacking.
   */
  write(text: string, ink: Ink, start?: number, end?: number): number;
};

/** What a text in a font begins with. */
export function beginningOf(resource: string): Uint8Array {
  return sharedStamp(`BT /${resource} `);
}
