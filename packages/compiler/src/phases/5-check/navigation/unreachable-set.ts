import { askedBefore } from '../foundation/asked-before.ts';
import { defineCheck, eachInterview } from '../foundation/define-check.ts';
import { unmappedAnswers } from '../foundation/interviews-of.ts';

/** Every set must be reachable from the first. */
export const unreachableSet = defineCheck({
  code: 'unreachable-set',
  severity: 'error',
  check: eachInterview((asked, report) => {
    // An answer that leads nowhere may be the one that should lead here.
    if (asked.interview.sets.some((set) => unmappedAnswers(set).length > 0)) return;
    const reached = askedBefore(asked);
    for (const { id, at } of asked.interview.sets) {
      if (reached.has(id)) continue;
      report({
        at,
        message: `No path leads to "${id}".`,
        help: 'Make a set before it lead here under "next", or remove it.',
      });
    }
  }),
});
