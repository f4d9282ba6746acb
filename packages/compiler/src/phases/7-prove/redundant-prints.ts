import { removeIdle } from '../../diagnostics/fixes/fix.ts';
import { defineProof } from './foundation/define-proof.ts';
import { tracesOf } from './ink/traces-of.ts';

/** A question whose answers show must not be declared to print nothing. */
export const redundantPrints = defineProof({
  code: 'redundant-prints',
  severity: 'warning',
  prove({ source, bundle }, report) {
    for (const [id, { leavesInk, alike }] of tracesOf(bundle)) {
      const question = source.questions.get(id);
      if (!question?.printsNothing || !leavesInk || alike.length > 0) continue;
      report({
        at: question.at,
        message: `"${id}" is declared to print nothing, but every answer to it shows.`,
        help: 'Remove prints.',
        ...(question.places.prints && { fixes: [removeIdle(question.places.prints, '"prints"')] }),
      });
    }
  },
});
