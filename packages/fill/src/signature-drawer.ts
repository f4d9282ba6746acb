import type { FillPlan, TextPlace } from '@formpress/model';
import { colorer } from './colored.ts';
import { drawLines } from './draw-text.ts';
import { fit } from './fit.ts';
import { normalize } from './normalize.ts';
import { partOf, placementOf } from './placement.ts';
import { signatureLayouts } from './signature-layouts.ts';
import type { Drawn } from './text-drawer.ts';
import type { Typefaces } from './typefaces.ts';

/** Readies a signature line: a name, the mark of an electronic signature and its time stamp. */
export function signatureDrawer(
  place: TextPlace,
  language: FillPlan['language'],
  faces: Typefaces,
): (signed: { name: string; stamp: string }) => Drawn {
  const faceFor = faces.chooser(place.font);
  const finish = colorer(place);
  const box = placementOf(place.box, place.turn);
  const layouts = signatureLayouts(box, language);
  return (signed) => {
    const name = normalize(signed.name, false);
    const face = faceFor(`${name}${signed.stamp}`);
    if (!face) return 'UNPRINTABLE';
    for (const layout of layouts) {
      const drawn = layout(name, signed.stamp).map((piece) => {
        const fitted = fit(piece.text, piece, face.widthOf);
        return fitted && drawLines(fitted, face, partOf(box, piece), 'left', 'middle');
      });
      if (drawn.includes(undefined)) continue;
      return { instructions: finish(drawn.join(' ')), letters: faces.isLetters(face) };
    }
    return 'TOO_WIDE';
  };
}
