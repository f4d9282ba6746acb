import { lastLevel } from '@formpress/model';
import { fitsOf } from './fit/fits-of.ts';
import { defineProof } from './foundation/define-proof.ts';

/** `overflow` must not announce a refusal that cannot happen. */
export const redundantOverflow = defineProof({
  code: 'redundant-overflow',
  severity: 'warning',
  prove(form, report) {
    for (const { binding, print, tooWide, endless, unbounded } of fitsOf(form)) {
      if (!print.overflow || tooWide !== undefined || endless || unbounded) continue;
      report({
        at: binding.at,
        message: `Everything that can be printed in "${lastLevel(binding.field)}" fits, so nothing is ever refused.`,
        help: 'Write only the text, without overflow and because.',
      });
    }
  },
});
