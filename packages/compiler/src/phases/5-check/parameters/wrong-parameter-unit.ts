import type { Expression } from '@formpress/model';
import { replaceWord } from '../../../diagnostics/fixes/fix.ts';
import type { LinkedForm, LinkedQuestion } from '../../4-link/linked/linked-form.ts';
import { defineCheck, eachForm } from '../foundation/define-check.ts';

type Unit = 'dollars' | 'percent' | 'count';

const units: Record<string, Unit> = { DOLLAR: 'dollars', PERCENT: 'percent', INTEGER: 'count' };
const unitOfType: Record<string, Unit> = {
  dollarAmount: 'dollars',
  percent: 'percent',
  integer: 'count',
};
const says: Record<Unit, string> = {
  dollars: 'dollars',
  percent: 'a percentage',
  count: 'a number of things',
};

/** A tax parameter must have the unit of its answers, or payroll would take a percentage for dollars. */
export const wrongParameterUnit = defineCheck({
  code: 'wrong-parameter-unit',
  severity: 'error',
  check: eachForm(({ taxParameters, questions }, report) => {
    for (const { id, type, typeAt: at, linesAt, is, map } of taxParameters) {
      const unit = map ? undefined : unitOf(is.expression, questions);
      const wanted = unitOfType[type];
      if (unit === undefined || wanted === undefined || unit === wanted) continue;
      report({
        at,
        message: `"${id}" is of the type ${type}, but what it reports is ${says[unit]}.`,
        help: `Write type: ${typeFor(unit)}, or report another answer.`,
        fixes: [replaceWord(linesAt, `type: ${type}`, `type: ${typeFor(unit)}`)],
      });
    }
  }),
});

function typeFor(unit: Unit): string {
  return Object.entries(unitOfType).find(([, each]) => each === unit)?.[0] ?? '';
}

/** The unit of a formula, if everything it adds or chooses from has the same one; that of a product is uncertain. */
function unitOf(expression: Expression, questions: LinkedForm['questions']): Unit | undefined {
  if ('read' in expression) return unitOfQuestion(questions.get(expression.read));
  if ('negate' in expression) return unitOf(expression.negate, questions);
  const parts =
    'if' in expression
      ? [expression.so, expression.else]
      : 'op' in expression && ['+', '-'].includes(expression.op)
        ? [expression.left, expression.right]
        : [];
  const found = new Set(
    parts.filter((part) => !('number' in part)).map((part) => unitOf(part, questions)),
  );
  const [unit] = found;
  return found.size === 1 ? unit : undefined;
}

function unitOfQuestion(question: LinkedQuestion | undefined): Unit | undefined {
  return question?.options.length === 0 ? units[question.show.displayType ?? ''] : undefined;
}
