import { labelOfCaption } from './line-label.ts';
import type { PrintedRow } from './printed-rows.ts';
import type { Run } from './runs.ts';

/** The box of a widget as displayed on the page. */
export type FieldPosition = {
  left: number;
  right: number;
  bottom: number;
  top: number;
  kind: 'text' | 'tick' | 'sign';
};

/** The rows of a caption from top to bottom, and the distance of the nearest from the box. */
export type Caption = { runs: Run[]; distance: number; isAligned: boolean };

/** The distance of a row's lower edge above a box; negative inside its upper part, undefined elsewhere. */
export function distanceAbove(
  { baseline, size }: PrintedRow,
  place: FieldPosition,
): number | undefined {
  const away = baseline - 0.2 * size - place.top;
  return away > -0.55 * (place.top - place.bottom) - 0.2 * size ? away : undefined;
}

export function distanceBelow(
  { baseline, size }: PrintedRow,
  place: FieldPosition,
): number | undefined {
  const away = place.bottom - (baseline + 0.7 * size);
  return away > -2 ? away : undefined;
}

/** Whether two rows begin at the same position, not counting a number that hangs to the left of the upper one. */
export function isAlignedWith(lower: Run, upper: Run): boolean {
  if (Math.abs(lower.left - upper.left) <= 2) return true;
  const [first, second] = upper.words;
  const hangs = first && second && labelOfCaption(upper.words) !== undefined;
  return hangs === true && Math.abs(lower.left - second.left) <= 2;
}

/** Whether a text is a sentence, which a caption is not. */
export function isSentence({ runs }: Caption): boolean {
  return runs.at(-1)?.words.at(-1)?.text.endsWith('.') === true;
}

type Span = { left: number; right: number };

export function overlaps(a: Span, b: Span): boolean {
  return Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1;
}

export function isStackedOn(upper: FieldPosition, lower: FieldPosition): boolean {
  const aligned = Math.abs(upper.left - lower.left) < 4;
  return upper.kind === 'tick' && lower.kind === 'tick' && aligned && upper.bottom - lower.top < 24;
}
