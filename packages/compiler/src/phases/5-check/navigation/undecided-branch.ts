import { askedAfter, askedBefore } from '../foundation/asked-before.ts';
import { defineCheck, eachInterview } from '../foundation/define-check.ts';

/** The question that decides a branch must have an answer by then, on every path. */
export const undecidedBranch = defineCheck({
  code: 'undecided-branch',
  severity: 'error',
  check: eachInterview((asked, report) => {
    const before = askedBefore(asked);
    for (const set of asked.interview.sets) {
      const known = before.get(set.id);
      if (set.next.kind !== 'byAnswer' || !known) continue;
      const { question, byAt } = set.next;
      const isAnswered = askedAfter(set, known, asked).onEveryPath.has(question.id);
      if (isAnswered && !asked.optional.has(question.id)) continue;
      report({
        at: byAt,
        message: `The branch from "${set.id}" is decided by "${question.id}", which may have no answer by then.`,
        related: [{ at: question.at, message: 'The question is here:' }],
        help: 'Ask it with required: always, in this set or in one that every path passes before.',
      });
    }
  }),
});
