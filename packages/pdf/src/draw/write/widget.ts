import { type PDFContext, type PDFDict, type PDFRef, PDFString } from 'pdf-lib';
import type { DrawnField, WidgetInk } from '../ink.ts';
import type { Appearances } from './appearances.ts';
import { decimal, name, textString } from './pdf-objects.ts';

/** A field at one of its positions. */
export type DrawnWidget = { ref: PDFRef; ink: WidgetInk; dict: PDFDict };

const multiline = 2 ** 12;
const radio = 2 ** 14 + 2 ** 15;
const noScroll = 2 ** 23;
const comb = 2 ** 24;
const alignments = { left: 0, center: 1, right: 2 };

/** Answers are dark blue, so that they stand out from what is printed. */
const colour = '0 0 0.5 rg';

/** The default appearance of fields without their own. */
export const defaultAppearance = PDFString.of(`/Helv 9 Tf ${colour}`);

/** Writes the annotation that shows a field at one position on a page. */
export function drawWidget(
  context: PDFContext,
  ink: WidgetInk,
  page: { ref: PDFRef; height: number },
  key: number,
  appearances: Appearances,
): DrawnWidget {
  const bottom = page.height - ink.y - ink.height;
  const box = [ink.x, bottom, ink.x + ink.width, bottom + ink.height];
  const dict = context.obj({
    Type: 'Annot',
    Subtype: 'Widget',
    Rect: box.map((each) => Number(decimal(each))),
    F: 4,
    P: page.ref,
    StructParent: key,
  });
  const { field, width, height } = ink;
  if (field.type === 'text') {
    dict.set(name('AP'), context.obj({ N: appearances.emptyText(width, height) }));
  } else {
    const states = context.obj({});
    states.set(name(field.on), appearances.on(width, height));
    states.set(name('Off'), appearances.off(width, height));
    dict.set(name('AP'), context.obj({ N: states }));
    dict.set(name('AS'), name('Off'));
    dict.set(name('MK'), context.obj({ CA: PDFString.of('4') }));
  }
  return { ref: context.nextRef(), ink, dict };
}

/** The entries of a field's dictionary, except its name and positions. */
export function fieldEntries(field: DrawnField) {
  const tip = { TU: textString(field.tip) };
  if (field.type !== 'text') {
    const flags = field.type === 'radio' && { Ff: radio };
    return { FT: 'Btn', ...flags, ...tip, DA: PDFString.of('/ZaDb 0 Tf 0 g') };
  }
  return {
    FT: 'Tx',
    Ff: (field.multiline ? multiline : 0) + (field.comb ? comb : noScroll),
    ...tip,
    ...(field.max !== undefined && { MaxLen: field.max }),
    Q: alignments[field.align],
    DA: PDFString.of(`/Helv ${decimal(field.size)} Tf ${colour}`),
  };
}
