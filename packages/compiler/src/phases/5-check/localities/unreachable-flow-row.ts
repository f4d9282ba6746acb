import { defineCheck } from '../foundation/define-check.ts';
import { offersOf } from './offers-of.ts';

/** Every row of a flow must apply to someone. */
export const unreachableFlowRow = defineCheck({
  code: 'unreachable-flow-row',
  severity: 'warning',
  checkRelease({ localities }, report) {
    for (const locality of localities) {
      for (const { id, rows } of locality.flows) {
        if (rows.slice(0, -1).some(({ when }) => !when)) continue;
        const counting = new Set(offersOf(locality).map((offer) => offer.rows.get(id)));
        for (const row of rows) {
          if (counting.has(row) || /worksElsewhere|in work/.test(row.when?.text ?? '')) continue;
          report({
            at: row.at,
            message: `This row of the flow ${id} applies to nobody.`,
            help: 'The rows above it, or the people the flow is for, leave nobody for it. Correct its "when", or remove it.',
          });
        }
      }
    }
  },
});
