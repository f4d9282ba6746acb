import { lastLevel } from '../../4-link/find-field.ts';
import { defineCheck } from '../define-check.ts';

/** A text can only be printed into a text field. */
export const textInBox = defineCheck({
  code: 'text-in-box',
  severity: 'error',
  check({ pdf }, report) {
    for (const binding of pdf.bindings) {
      if (!('print' in binding) || binding.field.type === 'text') continue;
      report({
        at: binding.at,
        message: `"${lastLevel(binding.field.name)}" is a ${binding.field.type}, so no text can stand in it.`,
        help: 'Write a condition that ticks it, such as "filingStatus == \'SINGLE\'", or choose a state by an answer.',
      });
    }
  },
});
