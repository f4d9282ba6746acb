import type { TextPlace } from '@formpress/model';
import type { Ink } from '../foundation/ink.ts';
import type { Refusal } from '../foundation/values.ts';
import { placementOf } from '../layout/placement.ts';
import type { Typeface } from '../layout/typeface.ts';
import type { Typefaces } from '../layout/typefaces.ts';
import { Cells } from './cells.ts';
import { Lines } from './lines.ts';
import { textOpening } from './opening.ts';
import { normalize, shorten, type TextRules } from './shape-text.ts';

/** The box of a text: a line, a paragraph, or cells. Prints a text completely or not at all. */
export class TextBox {
  private readonly own: Typeface;
  private readonly maxLength: number | undefined;
  private readonly inside: Lines | Cells;

  constructor(
    private readonly rules: TextRules,
    place: TextPlace,
    private readonly faces: Typefaces,
  ) {
    this.maxLength = rules.maxLength;
    this.own = faces.own(place.font);
    this.inside = insideOf(place, rules, this.own);
  }

  /** Prints a text, or returns why it cannot. */
  print(written: string, ink: Ink): Refusal['code'] | undefined {
    const start = ink.length;
    const asWritten = this.printIn(this.own, written, ink);
    if (asWritten === undefined) return undefined;
    const text = normalize(written, this.rules);
    ink.length = start;
    const code = text === written ? asWritten : this.printIn(this.own, text, ink);
    if (code !== 'UNPRINTABLE') return code;
    ink.length = start;
    return this.printIn(this.faces.letters, text, ink);
  }

  private printIn(face: Typeface, text: string, ink: Ink): Refusal['code'] | undefined {
    const short = shorten(text, this.maxLength);
    return short === undefined ? 'TOO_WIDE' : this.inside.print(short, face, ink);
  }
}

function insideOf(
  place: TextPlace,
  { comb, maxLength, multiline }: TextRules,
  own: Typeface,
): Lines | Cells {
  const { align, size, rules } = place;
  const box = placementOf(place.box, place.turn);
  const before = textOpening(place);
  if (comb && maxLength !== undefined)
    return new Cells(box, align, { size, cells: maxLength }, own, before);
  return new Lines(box, align, { size, multiline: multiline === true, rules }, own, before);
}
