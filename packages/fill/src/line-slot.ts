import { type Base64Ink, inThrees, sharedQuads, threesIn } from './base64-ink.ts';
import type { Align } from './placement.ts';
import type { StandardTypeface } from './standard-typeface.ts';

/** What the letters of a line have in common, whatever it says. */
export type SlotRules = {
  face: StandardTypeface;
  align: Align;
  /** How many letters there is room for. */
  most: number;
  /** The widest line, in thousandths of the size. */
  widest: number;
};

/** Widths of usual letters are not less than this, in thousandths of the size. */
const narrowLetter = 520;

/** For how many letters a slot has room: as many as there are in a wide line, up to a limit. */
export function lettersFor(widest: number, limit: number): number {
  return Math.min(Math.ceil(widest / narrowLetter), limit);
}

/** Where the parts of a slot stand, in bytes: how far its letters go back, if they do, and these. */
type SlotParts = { shift: number; letters: number };

/**
 * Lays out a slot behind a text that itself begins at `start`. The line begins at a fixed point,
 * though its letters may begin anywhere: they go back from there by so many thousandths of the size.
 */
export function laySlot(
  before: string,
  start: number,
  rules: SlotRules,
): { text: string; slot: LineSlot } {
  const isShifted = rules.align !== 'left';
  const opened = inThrees(`${before}${isShifted ? '[' : ''}`, start);
  const shift = isShifted ? '000000' : '';
  const letters = inThrees(`()${' '.repeat(rules.most)}`);
  const at = start + opened.length;
  const parts = { shift: at, letters: at + shift.length };
  return {
    text: `${opened}${shift}${letters}${isShifted ? ']TJ' : 'Tj'}`,
    slot: new LineSlot(parts, rules, sharedQuads(letters)),
  };
}

/**
 * The place of a line's letters in quads that are made beforehand: usual letters are written into it,
 * and nothing around it moves.
 */
export class LineSlot {
  private readonly face: StandardTypeface;
  private readonly at: number;
  private readonly most: number;
  private readonly widest: number;
  /** As `at` when letters do not go back. */
  private readonly shiftAt: number;
  /** Whether letters go back by half their width: 1 when they do. */
  private readonly halving: number;

  constructor(
    { shift, letters }: SlotParts,
    { face, align, most, widest }: SlotRules,
    /** What stands in the slot without letters. */
    private readonly empty: Uint32Array,
  ) {
    this.face = face;
    this.at = threesIn(letters);
    this.most = most;
    this.widest = Math.floor(widest);
    this.shiftAt = threesIn(shift);
    this.halving = align === 'center' ? 1 : 0;
  }

  /**
   * Writes a stretch of a text into quads that begin at `from`; false when it is too wide or has
   * unusual letters. Then nothing stands there.
   */
  write(text: string, start: number, end: number, out: Base64Ink, from: number): boolean {
    if (end - start > this.most) return false;
    const at = from + this.at;
    const width = this.face.writeInto(out.quads, at, this.most, text, start, end);
    if (width < 0 || width > this.widest) {
      out.quads.set(this.empty, at);
      return false;
    }
    if (this.shiftAt !== this.at) out.sixDigitsAt(from + this.shiftAt, width >> this.halving);
    return true;
  }
}
