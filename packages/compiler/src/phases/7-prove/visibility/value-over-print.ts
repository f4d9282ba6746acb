import { defineProof } from '../foundation/define-proof.ts';
import { countedPrint } from './filled-boxes.ts';
import { type FaultyBox, reportBoxes } from './report-boxes.ts';
import { type BoxVisibility, visibilityOf } from './visibility-of.ts';

/** How far boxes may overlap, in points. */
const overlap = 2;

/** No line, no word and no other value crosses a value. Where people sign, the whole box is free. */
export const valueOverPrint = defineProof({
  code: 'value-over-print',
  severity: 'error',
  prove(form, report) {
    // Of two boxes that overlap, the one that an analyst placed is reported.
    const isOurs = (box: BoxVisibility) => Number(countedPrint(form, box) === 'all');
    const boxes = visibilityOf(form).toSorted((one, other) => isOurs(other) - isOurs(one));
    const told = new Set<BoxVisibility>();
    const wrong = boxes.flatMap((box): FaultyBox[] => {
      const { print, above } = box.seen;
      const other = boxes.find(
        (each) => each.name !== box.name && !told.has(each) && meet(each, box),
      );
      if (other) {
        told.add(box);
        return [{ box, says: `overlaps the box of "${other.name}"` }];
      }
      // What lies over it is reported by value-covered.
      if (!print || above !== undefined) return [];
      const [from, to] = [Math.round(print.from), Math.round(print.to)];
      const where = from === to ? `${to}` : `${from} to ${to}`;
      return [
        { box, says: `overlaps print of the blank, ${where} points above the bottom of the box` },
      ];
    });
    const help =
      'Move or shrink its box so that the paper below is free. It may rest on a line at its foot. "formpress check --pictures <folder>" draws it.';
    reportBoxes(form, wrong, help, report);
  },
});

function meet(one: BoxVisibility, other: BoxVisibility): boolean {
  const [x, y, width, height] = one.box;
  const [left, bottom, wide, high] = other.box;
  const across = Math.min(x + width, left + wide) - Math.max(x, left);
  const up = Math.min(y + height, bottom + high) - Math.max(y, bottom);
  return one.page === other.page && across > overlap && up > overlap;
}
