import { defineCheck, eachForm } from '../foundation/define-check.ts';

/** Every amount that is asked for needs a bound, so that a slip of the finger is not believed. */
export const unboundedAmount = defineCheck({
  code: 'unbounded-amount',
  severity: 'warning',
  check: eachForm((form, report) => {
    for (const { id, at, show, calculate, bounds, places } of form.questions.values()) {
      if (show.displayType !== 'DOLLAR' || calculate || bounds || !places.patternOf) continue;
      report({
        at,
        message: `Nothing bounds the amount "${id}".`,
        help: 'Write "most" with what the form or the law allows, or "digits" with the room of its box.',
      });
    }
  }),
});
