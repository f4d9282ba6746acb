import type { FillPlan, TextPlace } from '@formpress/model';
import type { Ink } from '../foundation/ink.ts';
import type { Refusal, Signature } from '../foundation/values.ts';
import { placementOf } from '../layout/placement.ts';
import type { Typeface } from '../layout/typeface.ts';
import type { Typefaces } from '../layout/typefaces.ts';
import type { Entries, FieldName } from './entries.ts';
import { Lines } from './lines.ts';
import { textOpening } from './opening.ts';
import type { PlacePrinter } from './place-printer.ts';
import { normalize } from './shape-text.ts';
import { type SignatureText, signatureLayouts } from './signature-layouts.ts';

type Piece = { box: Lines; text: SignatureText };

/** A signature line: a name, the words of an electronic signature and its time stamp. */
export class SignaturePrinter implements PlacePrinter {
  readonly page: number;
  private readonly own: Typeface;
  private readonly before: string;
  private readonly layouts: Piece[][];

  constructor(
    readonly field: FieldName,
    place: TextPlace,
    language: FillPlan['language'],
    private readonly faces: Typefaces,
  ) {
    this.page = place.page;
    this.own = faces.own(place.font);
    this.before = textOpening(place);
    const box = placementOf(place.box, place.turn);
    this.layouts = signatureLayouts(box, language).map((pieces) =>
      pieces.map(({ text, size, isWhole, ...part }) => ({
        text,
        box: new Lines(box.part(part), 'left', { size, isWhole }, this.own, ''),
      })),
    );
  }

  /** Prints in the first layout that fits. */
  print({ signatures }: Entries, ink: Ink): Refusal['code'] | undefined {
    const signed = signatures[this.field.index];
    if (!signed) return undefined;
    const signature = { ...signed, name: normalize(signed.name, {}) };
    const face = this.faces.choose(this.own, `${signature.name}${signature.stamp}`);
    if (!face) return 'UNPRINTABLE';
    const start = ink.length;
    for (const layout of this.layouts) {
      ink.length = start;
      ink.text(this.before);
      if (printPieces(layout, signature, face, ink)) return undefined;
    }
    return 'TOO_WIDE';
  }
}

function printPieces(layout: Piece[], signature: Signature, face: Typeface, ink: Ink): boolean {
  return layout.every(({ box, text }, i) => {
    if (i > 0) box.separate(face, ink);
    return box.print(text(signature), face, ink) === undefined;
  });
}
