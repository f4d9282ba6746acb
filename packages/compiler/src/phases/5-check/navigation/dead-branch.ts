import { acceptsText, firstFault } from '@formpress/patterns';
import { defineCheck, eachInterview } from '../foundation/define-check.ts';

/** A line under `next` must be for an answer that is accepted. Options always are; a box to tick has a pattern. */
export const deadBranch = defineCheck({
  code: 'dead-branch',
  severity: 'error',
  check: eachInterview(({ interview }, report) => {
    for (const { next } of interview.sets) {
      if (next.kind !== 'byAnswer' || next.question.options.length > 0) continue;
      const { id, at: askedAt, accepts } = next.question;
      if (accepts === undefined || firstFault(accepts)) continue;
      for (const [answer, { at }] of next.goTo) {
        if (acceptsText(accepts, answer)) continue;
        report({
          at,
          message: `"${id}" cannot be answered "${answer}", so nobody takes this branch.`,
          related: [{ at: askedAt, message: 'The question is here:' }],
          help: 'Change its pattern to accept the answer, or decide by another question.',
        });
      }
    }
  }),
});
