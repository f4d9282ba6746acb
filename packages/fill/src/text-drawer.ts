import type { TextPlace } from '@formpress/model';
import { colorer } from './colored.ts';
import { drawCells, drawLines } from './draw-text.ts';
import { type Fitted, fit, fitCells } from './fit.ts';
import { normalize } from './normalize.ts';
import { type Placement, placementOf } from './placement.ts';
import type { Typeface } from './typeface.ts';
import type { Typefaces } from './typefaces.ts';
import type { Refusal } from './values.ts';

/** Instructions for a page, and whether they need the embedded font; or why there are none. */
export type Drawn = { instructions: string; letters: boolean } | Refusal['code'];

/** What a field says beyond its places. */
export type TextRules = { maxLength?: number; comb?: boolean; multiline?: boolean };

/** Readies one place for any text to be printed in it, whole or not at all. */
export function textDrawer(
  place: TextPlace,
  rules: TextRules,
  faces: Typefaces,
): (text: string) => Drawn {
  const faceFor = faces.chooser(place.font);
  const finish = colorer(place);
  const print = printerFor(place, rules);
  return (written) => {
    const text = shaped(written, rules);
    if (text === undefined) return 'TOO_WIDE';
    const face = faceFor(rules.multiline ? text.replaceAll('\n', ' ') : text);
    if (!face) return 'UNPRINTABLE';
    const printed = print(text, face);
    if (printed === undefined) return 'TOO_WIDE';
    return { instructions: finish(printed), letters: faces.isLetters(face) };
  };
}

type Print = (text: string, face: Typeface) => string | undefined;

function printerFor(place: TextPlace, { comb, maxLength, multiline }: TextRules): Print {
  const box: Placement = placementOf(place.box, place.turn);
  const { width, height } = box;
  const room = { width, height, size: place.size, multiline: multiline === true };
  if (comb && maxLength !== undefined) {
    return (text, face) => {
      const fitted = fitCells(text, maxLength, room, face.widthOf);
      return fitted && drawCells(fitted, face, box, place.align, maxLength);
    };
  }
  const from = multiline ? 'top' : 'middle';
  return (text, face) => {
    const fitted: Fitted | undefined = fit(text, room, face.widthOf);
    return fitted && drawLines(fitted, face, box, place.align, from);
  };
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
