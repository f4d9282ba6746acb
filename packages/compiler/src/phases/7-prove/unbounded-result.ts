import { lastLevel } from '@formpress/model';
import { whyUnbounded } from './bounds/why-unbounded.ts';
import { fitsOf } from './fit/fits-of.ts';
import { defineProof } from './foundation/define-proof.ts';

/** A printed result must be bounded: otherwise nothing shows that it fits. */
export const unboundedResult = defineProof({
  code: 'unbounded-result',
  severity: 'error',
  prove(form, report) {
    for (const { binding, print, unbounded } of fitsOf(form)) {
      if (unbounded === undefined || print.overflow) continue;
      const question = form.source.questions.get(unbounded);
      report({
        at: binding.at,
        message: `Nothing shows how large "${unbounded}" can be, which is printed in the field "${lastLevel(binding.field)}": ${whyUnbounded(unbounded, form.bundle)}.`,
        related: question
          ? [{ at: question.at, message: `"${unbounded}" is calculated here:` }]
          : [],
        help: 'Divide only by what is never close to 0, such as max(1, …), accept less, or cap the result with min(…, …). If no box could be wide enough, write { print: …, overflow: refuse, because: … }.',
      });
    }
  },
});
