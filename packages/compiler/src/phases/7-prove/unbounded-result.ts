import { lastLevel } from '@formpress/model';
import { isBounded } from './bounds/interval.ts';
import { parameterBounds } from './bounds/parameter-bounds.ts';
import { whyUnbounded } from './bounds/why-unbounded.ts';
import { fitsOf } from './fit/fits-of.ts';
import { defineProof } from './foundation/define-proof.ts';

/** A printed result and a tax parameter must be bounded: otherwise nothing shows that they fit. */
export const unboundedResult = defineProof({
  code: 'unbounded-result',
  severity: 'error',
  prove(form, report) {
    const { bundle, source } = form;
    const printed = fitsOf(form).filter(({ unbounded }) => unbounded !== undefined);
    for (const { binding, print, unbounded = '' } of printed) {
      if (print.overflow) continue;
      const question = source.questions.get(unbounded);
      report({
        at: binding.at,
        message: `Nothing shows how large "${unbounded}" can be, which is printed in the field "${lastLevel(binding.field)}": ${whyUnbounded(unbounded, bundle)}.`,
        related: question
          ? [{ at: question.at, message: `"${unbounded}" is calculated here:` }]
          : [],
        help: 'Divide only by what is never close to 0, such as max(1, …), accept less, or cap the result with min(…, …). If no box could be wide enough, write { print: …, overflow: refuse, because: … }.',
      });
    }
    if (printed.length > 0) return;
    for (const [id, bounds] of parameterBounds(bundle)) {
      const at = source.taxParameters.get(id);
      if (!at || isBounded(bounds)) continue;
      report({
        at,
        message: `Nothing shows how large the tax parameter "${id}" can be.`,
        help: 'Bound the answers that it reads, divide only by what is never close to 0, such as max(1, …), or cap it with min(…, …).',
      });
    }
  },
});
