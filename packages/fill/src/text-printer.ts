import type { TextPlace } from '@formpress/model';
import { CellBox } from './cell-box.ts';
import { colored } from './colored.ts';
import type { TextBox } from './draw-text.ts';
import { type Ink, stamp } from './ink.ts';
import { LineBox } from './line-box.ts';
import { normalize } from './normalize.ts';
import { placementOf } from './placement.ts';
import type { Typeface } from './typeface.ts';
import type { Typefaces } from './typefaces.ts';
import type { Refusal } from './values.ts';

/** What a field says beyond its places. */
export type TextRules = { maxLength?: number; comb?: boolean; multiline?: boolean };

/** Prints any text in one place, whole or not at all. */
export class TextPrinter {
  private readonly own: Typeface;
  private readonly box: TextBox;
  private readonly head: Uint8Array;
  private readonly end: Uint8Array;
  private readonly maxLength: number;

  constructor(
    place: TextPlace,
    private readonly rules: TextRules,
    private readonly faces: Typefaces,
  ) {
    this.own = faces.own(place.font);
    this.box = boxOf(place, rules, this.own);
    const { head, end } = colored(place);
    this.head = stamp(head);
    this.end = stamp(end);
    this.maxLength = rules.maxLength ?? Number.POSITIVE_INFINITY;
  }

  /** Prints a text, or says why it cannot. What the standard fonts have needs no composing. */
  print(written: string, ink: Ink): Refusal['code'] | undefined {
    const width = written.length <= this.maxLength ? this.own.widthOf(written) : -1;
    if (width < 0) return this.printShaped(written, ink);
    return this.printIn(this.own, written, width, ink);
  }

  private printShaped(written: string, ink: Ink): Refusal['code'] | undefined {
    const text = shaped(written, this.rules);
    if (text === undefined) return 'TOO_WIDE';
    const line = this.rules.multiline ? text.replaceAll('\n', ' ') : text;
    const face = this.faces.choose(this.own, line);
    return face ? this.printIn(face, text, face.widthOf(text), ink) : 'UNPRINTABLE';
  }

  private printIn(
    face: Typeface,
    text: string,
    width: number,
    ink: Ink,
  ): Refusal['code'] | undefined {
    ink.put(this.head);
    if (!this.box.print(text, face, ink, width)) return 'TOO_WIDE';
    ink.put(this.end);
    ink.hasLetters ||= face.isLetters;
    return undefined;
  }
}

function boxOf(place: TextPlace, rules: TextRules, own: Typeface): TextBox {
  const box = placementOf(place.box, place.turn);
  const { comb, maxLength, multiline } = rules;
  return comb && maxLength !== undefined
    ? new CellBox(box, place.align, place.size, maxLength)
    : new LineBox(box, own, place.align, place.size, multiline);
}

/** The text as the field takes it; undefined when it is longer than that. */
function shaped(written: string, { maxLength, multiline }: TextRules): string | undefined {
  const text = normalize(written, multiline === true);
  if (maxLength === undefined || text.length <= maxLength) return text;
  if (Array.from(text).length <= maxLength) return text;
  // A social number takes the shape of its box: nine places have no room for dashes.
  const bare = /^[0-9X][0-9X -]*$/.test(text) ? text.replace(/[ -]/g, '') : text;
  return bare.length <= maxLength ? bare : undefined;
}
