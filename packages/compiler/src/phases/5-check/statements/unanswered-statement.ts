import { askedAfter, askedBefore } from '../foundation/asked-before.ts';
import { defineCheck, eachForm } from '../foundation/define-check.ts';
import { branchesOf, interviewsOf } from '../foundation/interviews-of.ts';

/** A statement may show only answers that every path to it has given. */
export const unansweredStatement = defineCheck({
  code: 'unanswered-statement',
  severity: 'error',
  check: eachForm((form, report) => {
    for (const asked of interviewsOf(form)) {
      const before = askedBefore(asked);
      for (const set of asked.interview.sets) {
        const known = before.get(set.id);
        const answered = known && askedAfter(set, known, asked).onEveryPath;
        for (const { at, target } of answered ? branchesOf(set) : []) {
          if (!('finish' in target)) continue;
          for (const part of form.statements.get(target.finish)?.en ?? []) {
            if (!('answer' in part) || answered?.has(part.answer)) continue;
            report({
              at: part.at,
              message: `The statement "${target.finish}" shows "${part.answer}", which may have no answer.`,
              related: [{ at, message: 'This branch leads to the statement without it:' }],
              help: 'Ask it with required: always on every path to this statement.',
            });
          }
        }
      }
    }
  }),
});
