import { todo } from '../../../diagnostics/fixes/fix.ts';
import { addLine } from '../../4-link/foundation/add-line.ts';
import { defineCheck, eachForm } from '../foundation/define-check.ts';

/** A result that can have more decimals than its kind keeps must say how it is rounded. */
export const missingRounding = defineCheck({
  code: 'missing-rounding',
  severity: 'error',
  check: eachForm((form, report) => {
    for (const { id, places, calculate, scale = 0 } of form.questions.values()) {
      if (!calculate || calculate.round) continue;
      const { decimals, at } = calculate.is;
      if (decimals !== 'unbounded' && decimals <= scale) continue;
      report({
        at,
        message: `"${id}" ${describeKept(scale)}, but nothing says how to round.`,
        related: [{ at: places.answer, message: 'Its kind is chosen here:' }],
        help: 'Add round: nearest, round: up or round: down, as the form says.',
        fixes: [todo, 'nearest', 'up', 'down'].map((way) => addLine(places.lines, 'round', way)),
      });
    }
  }),
});

function describeKept(scale: number): string {
  if (scale === 0) return 'is a whole number that can come to a fraction';
  return `keeps ${scale === 1 ? 'one decimal' : `${scale} decimals`} and can come to more`;
}
