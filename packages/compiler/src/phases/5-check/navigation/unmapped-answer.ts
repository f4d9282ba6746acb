import { answersOf } from '../../4-link/answers-of.ts';
import { defineCheck } from '../define-check.ts';

/** Where an answer decides the next set, every answer must lead somewhere. */
export const unmappedAnswer = defineCheck({
  code: 'unmapped-answer',
  severity: 'error',
  checkInterview({ interview }, report) {
    for (const { next } of interview.sets) {
      if (next.kind !== 'byAnswer') continue;
      for (const option of answersOf(next.question)) {
        if (next.goTo.has(option.value)) continue;
        report({
          at: next.at,
          message: `"${next.question.id}" can be answered ${option.value}, but that answer leads nowhere.`,
          related: [{ at: option.at, message: 'The answer is offered here:' }],
          help: `Add a line for ${option.value} under next.`,
        });
      }
    }
  },
});
