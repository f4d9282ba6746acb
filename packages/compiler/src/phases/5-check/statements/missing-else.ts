import { readsOf } from '@formpress/formula';
import { todo } from '../../../diagnostics/fixes/fix.ts';
import { addLine } from '../../4-link/foundation/add-line.ts';
import { defineCheck, eachForm } from '../foundation/define-check.ts';
import { endsOf } from '../foundation/ends-of.ts';

/** A text parameter that some path leaves blank must say what payroll gets then. */
export const missingElse = defineCheck({
  code: 'missing-else',
  severity: 'error',
  check: eachForm((form, report) => {
    const ends = endsOf(form);
    for (const { id, at, linesAt, is, type, map, else: otherwise } of form.taxParameters) {
      if ((type !== 'string' && !map) || otherwise !== undefined) continue;
      const reads = readsOf(is.expression);
      const blank = ends.find(({ answered }) => !reads.some((name) => answered.has(name)));
      if (reads.length === 0 || !blank) continue;
      report({
        at,
        message: `"${id}" is a text, but some path through the form leaves it blank.`,
        related: [{ at: blank.at, message: 'A path that ends here can leave it blank:' }],
        help: 'Add what payroll gets in that case, such as else: NOT_APPLICABLE.',
        fixes: [addLine(linesAt, 'else', todo)],
      });
    }
  }),
});
