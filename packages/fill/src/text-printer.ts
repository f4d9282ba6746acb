import type { TextPlace } from '@formpress/model';
import { CellBox } from './cell-box.ts';
import { aroundText } from './colored.ts';
import type { TextBox, UsualText } from './draw-text.ts';
import type { Ink } from './ink.ts';
import { LineBox } from './line-box.ts';
import { normalize } from './normalize.ts';
import { placementOf } from './placement.ts';
import { charCodeAt } from './text-units.ts';
import type { Typeface } from './typeface.ts';
import type { Typefaces } from './typefaces.ts';
import type { Refusal } from './values.ts';

/** What a field says beyond its places. */
export type TextRules = { maxLength?: number; comb?: boolean; multiline?: boolean };

/** Prints any text in one place, whole or not at all. */
export class TextPrinter {
  private readonly own: Typeface;
  private readonly box: TextBox;
  private readonly usual: UsualText | undefined;
  private readonly maxLength: number | undefined;
  private readonly isMultiline: boolean;

  constructor(
    place: TextPlace,
    rules: TextRules,
    private readonly faces: Typefaces,
  ) {
    this.own = faces.own(place.font);
    this.box = boxOf(place, rules);
    this.usual = this.box.usualIn(this.own);
    this.maxLength = rules.maxLength;
    this.isMultiline = rules.multiline === true;
  }

  /** Prints a text, or says why it cannot. What the standard fonts have needs no composing. */
  print(written: string, ink: Ink): Refusal['code'] | undefined {
    if (this.isShort(written) && this.usual?.print(written, ink)) return undefined;
    return this.printUnusual(written, ink);
  }

  /** As print, for a text that does not stand as it is written at the size of its field. */
  printUnusual(written: string, ink: Ink): Refusal['code'] | undefined {
    const text = this.shaped(written);
    if (text === undefined) return 'TOO_WIDE';
    if (text !== written && this.usual?.print(text, ink)) return undefined;
    const face = this.faces.choose(this.own, text);
    if (!face) return 'UNPRINTABLE';
    const isUsual = face !== this.own && this.box.usualIn(face)?.print(text, ink);
    if (!isUsual && !this.box.printFitted(text, face, ink)) return 'TOO_WIDE';
    ink.hasLetters ||= face.isLetters;
    return undefined;
  }

  private isShort(text: string): boolean {
    return this.maxLength === undefined || text.length <= this.maxLength;
  }

  /** The text as the field takes it; undefined when it is longer than that. */
  shaped(written: string): string | undefined {
    const bare = this.isShort(written) ? undefined : bareNumber(written);
    if (bare !== undefined && this.isShort(bare)) return bare;
    const text = normalize(written, this.isMultiline);
    if (this.maxLength === undefined || this.isShort(text)) return text;
    const short = bareNumber(text) ?? text;
    const isShort = this.isShort(short) || Array.from(short).length <= this.maxLength;
    return isShort ? short : undefined;
  }
}

/** How many cells a field has, one for each character; none when it has a line. */
export function cellsOf({ comb, maxLength }: TextRules): number | undefined {
  return comb ? maxLength : undefined;
}

function boxOf(place: TextPlace, rules: TextRules): TextBox {
  const { align, size } = place;
  const box = placementOf(place.box, place.turn);
  const around = aroundText(place);
  const cells = cellsOf(rules);
  return cells === undefined
    ? new LineBox(box, align, { size, multiline: rules.multiline === true }, around)
    : new CellBox(box, align, { size, cells }, around);
}

/** A social number takes the shape of its box: nine places have no room for dashes. */
function bareNumber(text: string): string | undefined {
  const { length } = text;
  let bare = '';
  let start = 0;
  for (let i = 0; i < length; i += 1) {
    const unit = charCodeAt(text, i);
    if ((unit >= 0x30 && unit <= 0x39) || unit === 0x58) continue;
    if (i === 0 || (unit !== 0x20 && unit !== 0x2d)) return undefined;
    bare += text.slice(start, i);
    start = i + 1;
  }
  return bare + text.slice(start);
}
