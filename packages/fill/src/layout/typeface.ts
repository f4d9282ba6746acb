import type { Ink } from '../foundation/ink.ts';

/** Width of a line in thousandths of the font size. */
export type WidthOf = (line: string) => number;

/** A font, as needed for filling: its characters, their widths, and how to show a line. */
export type Typeface = {
  /** The name of the font on the pages. */
  readonly resource: string;
  /** Whether the font has every character of a line. */
  has(line: string): boolean;
  readonly widthOf: WidthOf;
  /** Writes a line and `]TJ`, after the `[` of an array. Returns its width; -1 when a character is missing. */
  show(line: string, ink: Ink): number;
};
