import { lastLevel } from '@formpress/model';
import type { Fix } from '../../diagnostics/diagnostic.ts';
import type { OverflowPlaces } from '../4-link/linked/linked-form.ts';
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
        ...(print.overflowAt && { fixes: [writeOnly(print.overflowAt)] }),
      });
    }
  },
});

/** Reduces a binding to the text that it prints. Nothing is refused before or after. */
function writeOnly({ whole, text: { start, end } }: OverflowPlaces): Fix {
  return {
    title: 'Write only the text',
    edits: [
      { at: { ...whole, end: start }, text: ': ' },
      { at: { ...whole, start: end }, text: '' },
    ],
    isSafe: true,
  };
}
