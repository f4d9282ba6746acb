import { todo } from '../../../diagnostics/fixes/fix.ts';
import { addLine } from '../../4-link/foundation/add-line.ts';
import { answersOf } from '../../4-link/names/answers-of.ts';
import { defineCheck, eachInterview } from '../foundation/define-check.ts';

/** In a flow, a question that yields forms must name them for every answer. */
export const unmappedFlowAnswer = defineCheck({
  code: 'unmapped-flow-answer',
  severity: 'error',
  check: eachInterview(({ questions }, report) => {
    for (const question of questions.values()) {
      const { id, forms, formsAt, formLinesAt } = question;
      for (const { value, at } of forms ? answersOf(question) : []) {
        if (forms?.has(value)) continue;
        report({
          at: formsAt ?? question.at,
          message: `"${id}" can be answered ${value}, but nothing says which forms that yields.`,
          related: [{ at, message: 'The answer is offered here:' }],
          help: `Add a line for ${value} under "forms"; [] means that it yields none.`,
          ...(formLinesAt && {
            fixes: [`[${todo}]`, '[]'].map((yielded) => addLine(formLinesAt, value, yielded)),
          }),
        });
      }
    }
  }),
});
