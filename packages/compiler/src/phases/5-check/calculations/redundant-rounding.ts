import { removeEntry } from '../../../diagnostics/fixes/fix.ts';
import { defineCheck, eachForm } from '../foundation/define-check.ts';

/** A result that never has more decimals than its kind keeps needs no rounding. */
export const redundantRounding = defineCheck({
  code: 'redundant-rounding',
  severity: 'error',
  check: eachForm((form, report) => {
    for (const { id, calculate, scale = 0 } of form.questions.values()) {
      if (!calculate?.roundAt) continue;
      const { decimals } = calculate.is;
      if (decimals === 'unbounded' || decimals > scale) continue;
      report({
        at: calculate.roundAt,
        message: `"${id}" ${describeResult(scale)}, so there is nothing to round.`,
        related: [{ at: calculate.is.at, message: 'It is calculated here:' }],
        help: 'Remove "round", or check whether the formula lacks a rate or a division.',
        fixes: [removeEntry(calculate.roundAt, '"round"')],
      });
    }
  }),
});

function describeResult(scale: number): string {
  if (scale === 0) return 'always comes to a whole number';
  return `never has more than ${scale === 1 ? 'one decimal' : `${scale} decimals`}`;
}
