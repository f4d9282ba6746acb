import { defineProof } from '../foundation/define-proof.ts';
import { accessibilityBreachesOf } from './accessibility-of.ts';

/** A drawn blank, and every form that is filled from it, keep the rules of PDF/UA-1. */
export const notAccessible = defineProof({
  code: 'not-accessible',
  severity: 'error',
  prove(form, report) {
    const { id, version } = form.bundle;
    for (const { file, clause, says, where } of accessibilityBreachesOf(form)) {
      const [first = '', ...others] = where;
      const places = others.length === 0 ? first : `${first} and ${others.length} more`;
      report({
        at: form.source.pdf.blankAt,
        message: `In ${id} ${version} the ${file} breaks rule ${clause} of PDF/UA-1 (${places}). ${says}`,
        help: 'People who hear the form instead of seeing it depend on this. Change the blank so that the rule holds.',
      });
    }
  },
});
