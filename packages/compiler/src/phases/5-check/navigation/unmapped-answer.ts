import { defineCheck, eachInterview } from '../foundation/define-check.ts';
import { unmappedAnswers } from '../foundation/interviews-of.ts';

/** Where an answer decides the next set, every answer must lead somewhere. */
export const unmappedAnswer = defineCheck({
  code: 'unmapped-answer',
  severity: 'error',
  check: eachInterview(({ interview }, report) => {
    for (const set of interview.sets) {
      if (set.next.kind !== 'byAnswer') continue;
      const { question, at } = set.next;
      for (const option of unmappedAnswers(set)) {
        report({
          at,
          message: `"${question.id}" can be answered ${option.value}, but that answer leads nowhere.`,
          related: [{ at: option.at, message: 'The answer is offered here:' }],
          help: `Add a line for ${option.value} under "next".`,
        });
      }
    }
  }),
});
