import { askedAfter, askedBefore } from '../asked-before.ts';
import { defineCheck } from '../define-check.ts';
import { interviewsOf } from '../interviews-of.ts';

/** The question that decides the way must have an answer by then, on every path. */
export const undecidedWay = defineCheck({
  code: 'undecided-way',
  severity: 'error',
  check(form, report) {
    for (const { interview, given } of interviewsOf(form)) {
      const before = askedBefore(interview, given);
      for (const set of interview.sets) {
        const asked = before.get(set.id);
        if (set.next.kind !== 'byAnswer' || !asked) continue;
        const { question, at } = set.next;
        if (askedAfter(set, asked).onEveryPath.has(question.id)) continue;
        report({
          at,
          message: `The way from "${set.id}" is decided by "${question.id}", which may have no answer by then.`,
          related: [{ at: question.at, message: 'It is asked here:' }],
          help: 'Ask it with required: always, in this set or in one that every path passes before.',
        });
      }
    }
  },
});
