import type { Fitted } from './fit.ts';
import { type Ink, stamp } from './ink.ts';
import type { Placement } from './placement.ts';
import type { Typeface } from './typeface.ts';

/** Prints what stands as it was written, at the size of its field; false when that cannot be. */
export type UsualText = { print(text: string, ink: Ink): boolean };

/** A box for text. */
export type TextBox = {
  /** The quick way for most texts, where the box has one. */
  usualIn(face: Typeface): UsualText | undefined;
  /** The way for any text: prints it whole; false when it does not fit. */
  printFitted(text: string, face: Typeface, ink: Ink): boolean;
};

const font = stamp(' Tf');
const narrow = stamp(' Tz');
const matrix = stamp(' Tm ');
const show = stamp(' Tj');
const wide = stamp(' 100 Tz');
const end = stamp(' ET');

/** Begins a text in a font at a size. */
export function beginText({ size, narrowing }: Fitted, face: Typeface, ink: Ink): void {
  ink.put(face.beginning);
  ink.decimal(size);
  ink.put(font);
  if (narrowing >= 1) return;
  ink.space();
  ink.decimal(narrowing * 100);
  ink.put(narrow);
}

/** Goes to a point of a box, where letters then begin. */
export function moveTo(x: number, y: number, place: Placement, ink: Ink): void {
  ink.space();
  place.write(x, y, ink);
  ink.put(matrix);
}

/** Prints letters. */
export function showText(text: string, face: Typeface, ink: Ink): void {
  face.write(text, ink);
  ink.put(show);
}

/** Ends a text. */
export function endText({ narrowing }: Fitted, ink: Ink): void {
  if (narrowing < 1) ink.put(wide);
  ink.put(end);
}
