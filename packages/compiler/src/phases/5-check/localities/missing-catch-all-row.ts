import { defineCheck } from '../foundation/define-check.ts';

/** The first matching row of a flow applies, so the last one, and only the last, must match everyone. */
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
            message: `The last row of the flow ${id} has a "when", so for some people no row applies.`,
            help: 'Remove its "when", or add a row without one below: { forms: [] } means no forms.',
          });
        }
        if (!isLast && !when) {
          report({
            at,
            message: `This row of the flow ${id} applies to everyone, so the rows below never do.`,
            help: 'Give it a "when", or move it to the end.',
          });
        }
      }
    }
  },
});
