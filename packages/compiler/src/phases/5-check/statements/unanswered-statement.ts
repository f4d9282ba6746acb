import { askedAfter, askedBefore } from '../asked-before.ts';
import { defineCheck } from '../define-check.ts';
import { interviewsOf, targetsOf } from '../interviews-of.ts';

/** A statement shows only answers that every way to it has given. */
export const unansweredStatement = defineCheck({
  code: 'unanswered-statement',
  severity: 'error',
  check(form, report) {
    const reported = new Set<string>();
    for (const { interview, given } of interviewsOf(form)) {
      const before = askedBefore(interview, given);
      for (const set of interview.sets) {
        const asked = before.get(set.id);
        if (!asked) continue;
        const { onEveryPath } = askedAfter(set, asked);
        for (const target of targetsOf(set)) {
          if (!('finish' in target)) continue;
          const statement = form.statements.get(target.finish);
          for (const part of statement?.en ?? []) {
            if (!statement || !('answer' in part) || onEveryPath.has(part.answer)) continue;
            const key = `${target.finish} ${part.answer}`;
            if (reported.has(key)) continue;
            reported.add(key);
            report({
              at: statement.at,
              message: `The statement "${target.finish}" shows "${part.answer}", which may have no answer.`,
              related: [
                { at: set.next.at, message: 'This way leads to the statement without it:' },
              ],
              help: 'Ask it with required: always on every way to this statement.',
            });
          }
        }
      }
    }
  },
});
