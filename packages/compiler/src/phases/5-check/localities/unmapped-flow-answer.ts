import { answersOf } from '../answers-of.ts';
import { defineCheck } from '../define-check.ts';

/** In a flow, a question that yields forms says so for every answer, and a question that steers has a way for each. */
export const unmappedFlowAnswer = defineCheck({
  code: 'unmapped-flow-answer',
  severity: 'error',
  checkAll({ localities }, report) {
    for (const { flow } of localities.flatMap((locality) => locality.flows)) {
      for (const { questions, next } of flow?.interview.sets ?? []) {
        for (const { question } of questions) {
          const missing = answersOf(question).filter(
            ({ value }) => question.forms && !question.forms.has(value),
          );
          for (const { value, at } of missing) {
            report({
              at: question.at,
              message: `"${question.id}" can be answered ${value}, and forms does not say what that yields.`,
              related: [{ at, message: 'The answer is offered here:' }],
              help: `Add a line for ${value} under forms; [] says that it yields none.`,
            });
          }
        }
        if (next.kind !== 'byAnswer') continue;
        for (const { value } of answersOf(next.question)) {
          if (next.goTo.has(value)) continue;
          report({
            at: next.at,
            message: `"${next.question.id}" can be answered ${value}, but that answer leads nowhere.`,
            help: `Add a line for ${value} under next.`,
          });
        }
      }
    }
  },
});
