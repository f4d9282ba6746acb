import { askedBefore, isAnswered } from '../asked-before.ts';
import { defineCheck } from '../define-check.ts';

/** What a division rests on must have an answer wherever it is calculated: a blank would count as 0. */
export const blankDivisor = defineCheck({
  code: 'blank-divisor',
  severity: 'error',
  checkInterview(asked, report) {
    const before = askedBefore(asked);
    for (const set of asked.interview.sets) {
      const answered = new Set(before.get(set.id)?.onEveryPath);
      for (const { question } of before.has(set.id) ? set.questions : []) {
        const divisors = question.calculate?.is.mustBeAnswered ?? [];
        const blank = divisors.find(({ name }) => !answered.has(name));
        if (blank) {
          const { name } = blank;
          const divisor = asked.questions.get(name);
          report({
            at: blank.at,
            message: `"${question.id}" divides by "${name}", which may have no answer.`,
            related: divisor ? [{ at: divisor.at, message: 'It is asked here:' }] : [],
            help: `Ask it with required: always before, or guard it: ${name} > 0 ? … / ${name} : 0.`,
          });
        }
        if (isAnswered(question, answered)) answered.add(question.id);
      }
    }
  },
});
