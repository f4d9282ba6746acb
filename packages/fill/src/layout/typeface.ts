import type { Ink } from '../foundation/ink.ts';

/** Width of a line in thousandths of the font size. */
export type WidthOf = (line: string) => number;

/** A font as filling sees it: which characters it has, how wide they are, and how they are shown. */
export type Typeface = {
  /** The name of the font on the pages. */
  readonly resource: string;
  /** Whether the font has every character of a line. */
  has(line: string): boolean;
  readonly widthOf: WidthOf;
  /** Writes a line and `]TJ`, behind the `[` of an array. Returns its width; -1 when a character is lacking. */
  show(line: string, ink: Ink): number;
};
