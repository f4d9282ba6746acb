import { defineCheck } from '../foundation/define-check.ts';

/** Of the rows of a flow the first that fits counts: the last, and only the last, fits everyone. */
export const missingCatchAllRow = defineCheck({
  code: 'missing-catch-all-row',
  severity: 'error',
  checkRelease({ localities }, report) {
    for (const { id, rows } of localities.flatMap(({ flows }) => flows)) {
      for (const [index, { at, when }] of rows.entries()) {
        const isLast = index === rows.length - 1;
        if (isLast && when) {
          report({
            at,
            message: `The last row of the flow ${id} has a "when", so for some people no row counts.`,
            help: 'Remove its "when", or add a row without one below: { forms: [] } says no forms.',
          });
        }
        if (!isLast && !when) {
          report({
            at,
            message: `This row of the flow ${id} counts for everyone, so the rows below never do.`,
            help: 'Give it a "when", or move it to the end.',
          });
        }
      }
    }
  },
});
