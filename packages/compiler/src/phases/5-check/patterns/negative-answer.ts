import { acceptsNegative } from '../foundation/accepts-negative.ts';
import { defineCheck } from '../foundation/define-check.ts';

/** A kind of number that all forms share must not accept one below zero: no box and no payroll system takes it. */
export const negativeAnswer = defineCheck({
  code: 'negative-answer',
  severity: 'error',
  check({ sharedKinds, patterns }, report) {
    if (!sharedKinds) return;
    for (const { text, at, owner, kind } of patterns) {
      if (kind?.kind !== 'number' || !acceptsNegative(text)) continue;
      report({
        at,
        message: `${owner} accepts a number below zero, and all forms share it.`,
        help: 'Remove the minus sign. A question that can be answered below zero writes "accepts" itself.',
      });
    }
  },
});
