import { todo } from '../../../diagnostics/fixes/fix.ts';
import { addLine } from '../../4-link/foundation/add-line.ts';
import type { LinkedLocality } from '../../4-link/linked/linked.ts';
import { answersOf } from '../../4-link/names/answers-of.ts';
import { defineCheck } from '../foundation/define-check.ts';
import { formsNamed } from './forms-named.ts';

/** In a flow, a question that yields forms must name them for every answer. */
export const unmappedFlowAnswer = defineCheck({
  code: 'unmapped-flow-answer',
  severity: 'error',
  check({ interviews, place }, report) {
    const yields = place ? likelyYields(place.locality) : [];
    for (const question of interviews.flatMap(({ questions }) => [...questions.values()])) {
      const { id, forms, formsAt, formLinesAt } = question;
      for (const { value, at } of forms ? answersOf(question) : []) {
        if (forms?.has(value)) continue;
        report({
          at: formsAt ?? question.at,
          message: `"${id}" can be answered ${value}, but nothing says which forms that yields.`,
          related: [{ at, message: 'The answer is offered here:' }],
          help: `Add a line for ${value} under "forms"; [] means that it yields none.`,
          ...(formLinesAt && {
            fixes: yields.map((each) => addLine(formLinesAt, value, `[${each}]`)),
          }),
        });
      }
    }
  },
});

/** What the answer may yield, the most likely first: the forms to which no flow leads, and TODO; or TODO, and no form. */
function likelyYields({ flows, forms }: LinkedLocality): string[] {
  const named = flows.flatMap(({ rows, flow }) => formsNamed(rows, flow)).map(({ form }) => form);
  const lost = forms.map(({ id }) => id).filter((id) => !named.includes(id));
  return lost.length > 0 ? [lost.join(', '), todo] : [todo, ''];
}
