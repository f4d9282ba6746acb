import { defineProof } from '../foundation/define-proof.ts';
import { reportSights, type WrongSight } from './report-sights.ts';
import { type Sight, sightsOf } from './sights-of.ts';

/** In points: so far boxes may overlap. */
const overlap = 2;

/** Who signs has room for it: no line, no word and no other value stands across the box. */
export const valueOverPrint = defineProof({
  code: 'value-over-print',
  severity: 'warning',
  prove(form, report) {
    const sights = sightsOf(form);
    const told = new Set<Sight>();
    const wrong = sights.flatMap((sight): WrongSight[] => {
      if (sight.kind !== 'signature' && sight.kind !== 'date') return [];
      const { print } = sight.seen;
      const other = sights.find((each) => each !== sight && !told.has(each) && meet(each, sight));
      if (other) {
        told.add(sight);
        return [{ sight, says: `stands across the box of "${other.name}"` }];
      }
      if (!print) return [];
      const [from, to] = [Math.round(print.from), Math.round(print.to)];
      const where = from === to ? `${to}` : `${from} to ${to}`;
      return [{ sight, says: `stands across print of the blank, ${where} points above its foot` }];
    });
    const help =
      'Move or shrink its box so that the paper below is free. It may rest on a line at its foot.';
    reportSights(form, wrong, help, report);
  },
});

function meet(one: Sight, other: Sight): boolean {
  const [x, y, width, height] = one.box;
  const [left, bottom, wide, high] = other.box;
  const across = Math.min(x + width, left + wide) - Math.max(x, left);
  const up = Math.min(y + height, bottom + high) - Math.max(y, bottom);
  return one.page === other.page && across > overlap && up > overlap;
}
