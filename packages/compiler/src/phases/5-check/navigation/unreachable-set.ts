import { askedBefore } from '../asked-before.ts';
import { defineCheck } from '../define-check.ts';
import { interviewsOf } from '../interviews-of.ts';

/** Every set must be reached on some way from the first. */
export const unreachableSet = defineCheck({
  code: 'unreachable-set',
  severity: 'error',
  check(form, report) {
    for (const { interview, given } of interviewsOf(form)) {
      const reached = askedBefore(interview, given);
      for (const { id, at } of interview.sets) {
        if (reached.has(id)) continue;
        report({
          at,
          message: `No answer leads to "${id}".`,
          help: 'Let a set before it lead here under next, or remove it.',
        });
      }
    }
  },
});
