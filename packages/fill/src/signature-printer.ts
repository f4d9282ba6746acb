import type { FillPlan, TextPlace } from '@formpress/model';
import { aroundText } from './colored.ts';
import type { Given } from './given.ts';
import { type Ink, stamp } from './ink.ts';
import { LineBox } from './line-box.ts';
import { normalize } from './normalize.ts';
import type { PlacePrinter } from './place-printer.ts';
import { placementOf } from './placement.ts';
import { type SignatureText, signatureLayouts } from './signature-layouts.ts';
import type { Typeface } from './typeface.ts';
import type { Typefaces } from './typefaces.ts';
import type { Refusal } from './values.ts';

type Piece = { box: LineBox; text: SignatureText };

const bare = { head: '', end: '' };

/** A signature line: a name, the mark of an electronic signature and its time stamp. */
export class SignaturePrinter implements PlacePrinter {
  readonly page: number;
  private readonly own: Typeface;
  private readonly head: Uint8Array;
  private readonly end: Uint8Array;
  private readonly layouts: Piece[][];

  constructor(
    private readonly name: string,
    place: TextPlace,
    language: FillPlan['language'],
    private readonly faces: Typefaces,
  ) {
    const { head, end } = aroundText(place);
    this.page = place.page;
    this.own = faces.own(place.font);
    this.head = stamp(head);
    this.end = stamp(end);
    const box = placementOf(place.box, place.turn);
    this.layouts = signatureLayouts(box, language).map((pieces) =>
      pieces.map(({ text, size, ...part }) => ({
        text,
        box: new LineBox(box.part(part), 'left', { size, multiline: false }, bare),
      })),
    );
  }

  /** Prints in the first layout that has room. */
  print({ mode, signatures }: Given, ink: Ink): Refusal['code'] | undefined {
    const signed = mode === 'SIGN' ? signatures.get(this.name) : undefined;
    if (!signed) return undefined;
    const name = normalize(signed.name, false);
    const face = this.faces.choose(this.own, `${name}${signed.stamp}`);
    if (!face) return 'UNPRINTABLE';
    const start = ink.length;
    for (const layout of this.layouts) {
      ink.length = start;
      ink.put(this.head);
      if (!printPieces(layout, name, signed.stamp, face, ink)) continue;
      ink.put(this.end);
      ink.hasLetters ||= face.isLetters;
      return undefined;
    }
    return 'TOO_WIDE';
  }
}

function printPieces(
  layout: Piece[],
  name: string,
  time: string,
  face: Typeface,
  ink: Ink,
): boolean {
  for (let i = 0; i < layout.length; i += 1) {
    const piece = layout[i] as Piece;
    if (i > 0) ink.space();
    if (!piece.box.print(piece.text(name, time), face, ink)) return false;
  }
  return true;
}
