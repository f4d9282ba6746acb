import type { FillPlan, TextPlace } from '@formpress/model';
import { colored } from './colored.ts';
import { type Ink, stamp } from './ink.ts';
import { LineBox } from './line-box.ts';
import { normalize } from './normalize.ts';
import { placementOf } from './placement.ts';
import { type SignatureText, signatureLayouts } from './signature-layouts.ts';
import type { Typeface } from './typeface.ts';
import type { Typefaces } from './typefaces.ts';
import type { FillValues, Refusal } from './values.ts';

type Signature = FillValues['signatures'][string];
type Piece = { box: LineBox; text: SignatureText };

/** Prints a signature line: a name, the mark of an electronic signature and its time stamp. */
export class SignaturePrinter {
  private readonly own: Typeface;
  private readonly head: Uint8Array;
  private readonly end: Uint8Array;
  private readonly layouts: Piece[][];

  constructor(
    place: TextPlace,
    language: FillPlan['language'],
    private readonly faces: Typefaces,
  ) {
    this.own = faces.own(place.font);
    const { head, end } = colored(place);
    this.head = stamp(head);
    this.end = stamp(end);
    const box = placementOf(place.box, place.turn);
    this.layouts = signatureLayouts(box, language).map((pieces) =>
      pieces.map(({ text, size, ...part }) => ({
        text,
        box: new LineBox(box.part(part), this.own, 'left', size),
      })),
    );
  }

  /** Prints in the first layout that has room, or says why it cannot. */
  print(signed: Signature, ink: Ink): Refusal['code'] | undefined {
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
  for (const [i, piece] of layout.entries()) {
    if (i > 0) ink.space();
    const text = piece.text(name, time);
    if (!piece.box.print(text, face, ink, face.widthOf(text))) return false;
  }
  return true;
}
