import { addLine } from '../../4-link/foundation/add-line.ts';
import { defineCheck } from '../foundation/define-check.ts';

/** A question that yields forms must always be answered, or someone gets none without knowing why. */
export const optionalFlowQuestion = defineCheck({
  code: 'optional-flow-question',
  severity: 'error',
  checkRelease({ localities }, report) {
    const flows = localities.flatMap(({ flows: rows }) => rows.flatMap(({ flow }) => flow ?? []));
    const asked = flows.flatMap(({ interview }) => interview.sets.flatMap((set) => set.questions));
    for (const { question } of asked) {
      if (!question.forms || question.required !== 'never') continue;
      report({
        at: question.formsAt ?? question.at,
        message: `Anyone who leaves out "${question.id}" gets none of its forms.`,
        help: 'Write required: always. Offer an answer for those who need none of them.',
        ...(!question.places.required && {
          fixes: [addLine(question.places.lines, 'required', 'always')],
        }),
      });
    }
  },
});
