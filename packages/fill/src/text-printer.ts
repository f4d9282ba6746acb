import type { TextPlace } from '@formpress/model';
import { CellBox } from './cell-box.ts';
import { aroundText } from './colored.ts';
import type { TextBox } from './draw-text.ts';
import type { Ink } from './ink.ts';
import { LineBox } from './line-box.ts';
import { normalize } from './normalize.ts';
import { placementOf } from './placement.ts';
import type { Typeface } from './typeface.ts';
import type { Typefaces } from './typefaces.ts';
import type { UsualLine } from './usual-line.ts';
import type { Refusal } from './values.ts';

/** What a field says beyond its places. */
export type TextRules = { maxLength?: number; comb?: boolean; multiline?: boolean };

/** Prints any text in one place, whole or not at all. */
export class TextPrinter {
  private readonly own: Typeface;
  private readonly box: TextBox;
  private readonly usual: UsualLine | undefined;
  private readonly maxLength: number;

  constructor(
    place: TextPlace,
    private readonly rules: TextRules,
    private readonly faces: Typefaces,
  ) {
    this.own = faces.own(place.font);
    this.box = boxOf(place, rules);
    this.usual = this.box.usualIn(this.own);
    this.maxLength = rules.maxLength ?? Number.POSITIVE_INFINITY;
  }

  /** Prints a text, or says why it cannot. What the standard fonts have needs no composing. */
  print(written: string, ink: Ink): Refusal['code'] | undefined {
    if (written.length <= this.maxLength && this.usual?.print(written, ink)) return undefined;
    const text = shaped(written, this.rules);
    if (text === undefined) return 'TOO_WIDE';
    const face = this.faces.choose(this.own, text);
    if (!face) return 'UNPRINTABLE';
    if (!this.box.print(text, face, ink)) return 'TOO_WIDE';
    ink.hasLetters ||= face.isLetters;
    return undefined;
  }
}

function boxOf(place: TextPlace, { comb, maxLength, multiline }: TextRules): TextBox {
  const { align, size } = place;
  const box = placementOf(place.box, place.turn);
  const around = aroundText(place);
  return comb && maxLength !== undefined
    ? new CellBox(box, align, { size, cells: maxLength }, around)
    : new LineBox(box, align, { size, multiline: multiline === true }, around);
}

/** The text as the field takes it; undefined when it is longer than that. */
function shaped(written: string, { maxLength, multiline }: TextRules): string | undefined {
  const text = normalize(written, multiline === true);
  if (maxLength === undefined || text.length <= maxLength) return text;
  // A social number takes the shape of its box: nine places have no room for dashes.
  const bare = /^[0-9X][0-9X -]*$/.test(text) ? text.replace(/[ -]/g, '') : text;
  return bare.length <= maxLength || Array.from(bare).length <= maxLength ? bare : undefined;
}
