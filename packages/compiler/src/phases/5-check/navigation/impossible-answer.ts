import { didYouMean } from '../../../diagnostics/did-you-mean.ts';
import { answersOf } from '../answers-of.ts';
import { defineCheck } from '../define-check.ts';
import { interviewsOf } from '../interviews-of.ts';

/** A line under next must name an answer that the question can have. */
export const impossibleAnswer = defineCheck({
  code: 'impossible-answer',
  severity: 'error',
  check(form, report) {
    for (const { next } of interviewsOf(form).flatMap(({ interview }) => interview.sets)) {
      if (next.kind !== 'byAnswer') continue;
      const known = answersOf(next.question).map(({ value }) => value);
      for (const [answer, { at }] of next.goTo) {
        if (known.includes(answer)) continue;
        report({
          at,
          message: `"${next.question.id}" cannot be answered "${answer}".${didYouMean(answer, known)}`,
          related: [{ at: next.question.at, message: 'The question is asked here:' }],
          help:
            known.length > 0
              ? `Its answers are ${known.join(', ')}.`
              : 'Only a question with options can decide the way.',
        });
      }
    }
  },
});
