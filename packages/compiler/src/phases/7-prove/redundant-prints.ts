import { defineProof } from './define-proof.ts';
import { tracesOf } from './ink/traces-of.ts';

/** What leaves ink does not say that it leaves none. */
export const redundantPrints = defineProof({
  code: 'redundant-prints',
  severity: 'warning',
  prove({ source, bundle }, report) {
    for (const [id, { leavesInk, alike }] of tracesOf(bundle)) {
      const question = source.questions.get(id);
      if (!question?.printsNothing || !leavesInk || alike.length > 0) continue;
      report({
        at: question.at,
        message: `"${id}" says that it prints nothing, and every answer to it shows.`,
        help: 'Leave prints out.',
      });
    }
  },
});
