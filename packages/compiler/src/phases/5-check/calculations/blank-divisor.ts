import type { LinkedQuestion } from '../../4-link/linked-form.ts';
import { askedBefore } from '../asked-before.ts';
import { defineCheck } from '../define-check.ts';
import { interviewsOf } from '../interviews-of.ts';

/** What a division rests on must have an answer wherever it is calculated: a blank would count as 0. */
export const blankDivisor = defineCheck({
  code: 'blank-divisor',
  severity: 'error',
  check(form, report) {
    const reported = new Set<LinkedQuestion>();
    for (const { interview, given } of interviewsOf(form)) {
      const before = askedBefore(interview, given);
      for (const set of interview.sets) {
        const answered = new Set(before.get(set.id)?.onEveryPath);
        for (const { question } of set.questions) {
          if (question.required === 'always') answered.add(question.id);
          const blank = question.calculate?.is.mustBeAnswered.find(
            ({ name }) => !answered.has(name),
          );
          if (!blank || reported.has(question)) continue;
          reported.add(question);
          report({
            at: blank.at,
            message: `"${question.id}" divides by "${blank.name}", which may have no answer.`,
            help: `Ask it with required: always before, or guard it: ${blank.name} > 0 ? … / ${blank.name} : 0.`,
          });
        }
      }
    }
  },
});
