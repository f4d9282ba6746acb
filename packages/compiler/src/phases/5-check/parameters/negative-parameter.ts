import type { Expression } from '@formpress/model';
import type { SourceRange } from '../../../diagnostics/diagnostic.ts';
import type { LinkedForm, LinkedQuestion } from '../../4-link/linked/linked-form.ts';
import { acceptsNegative } from '../foundation/accepts-negative.ts';
import { defineCheck, eachForm } from '../foundation/define-check.ts';

/** What payroll gets must never be below zero: allowances, dollars or percentages. */
export const negativeParameter = defineCheck({
  code: 'negative-parameter',
  severity: 'error',
  check: eachForm(({ taxParameters, questions }, report) => {
    for (const { id, at, type, is, map, else: otherwise } of taxParameters) {
      if (type === 'string' || type === 'boolean') continue;
      const codes = [...(map?.values() ?? []), ...(otherwise === undefined ? [] : [otherwise])];
      const isNegative = map
        ? codes.some((code) => code.startsWith('-'))
        : mayBeNegative(is.expression, questions);
      if (!isNegative) continue;
      const below = placeBelowZero(is.expression, questions);
      report({
        at,
        ...(below && { related: [{ at: below, message: 'This may come out below zero:' }] }),
        message: `"${id}" may come out below zero, which no payroll system accepts.`,
        help: 'Report max(0, …), or calculate it so that it cannot fall below zero.',
      });
    }
  }),
});

type Questions = LinkedForm['questions'];

/** Whether an expression may come out below zero, judged by signs alone. */
function mayBeNegative(expression: Expression, questions: Questions): boolean {
  if ('number' in expression) return expression.number.startsWith('-');
  if ('read' in expression) return isNegativeAnswer(questions.get(expression.read), questions);
  if ('negate' in expression) return !isZero(expression.negate);
  if ('if' in expression) return mayChooseNegative(expression, questions);
  if (!('op' in expression)) return false;
  const { op, left, right } = expression;
  if (op === '-') return true;
  return mayBeNegative(left, questions) || mayBeNegative(right, questions);
}

/** The place of the innermost formula that may come out below zero, among those that an expression reads. */
function placeBelowZero(expression: Expression, questions: Questions): SourceRange | undefined {
  for (const name of readsOf(expression)) {
    const calculate = questions.get(name)?.calculate;
    if (!calculate || !mayBeNegative(calculate.is.expression, questions)) continue;
    return placeBelowZero(calculate.is.expression, questions) ?? calculate.is.at;
  }
  return undefined;
}

type Choice = Extract<Expression, { if: Expression }>;

/**
 * Whether a choice may come out below zero. A difference that depends on a comparison of what it reads, as
 * in a > b ? a - b : 0 or max(0, a - b), is left to the paths, which try both sides of every comparison.
 */
function mayChooseNegative(
  { if: condition, so, else: not }: Choice,
  questions: Questions,
): boolean {
  const negative = [so, not].filter((each) => mayBeNegative(each, questions));
  if (negative.length === 0) return false;
  const compared = new Set(readsOf(condition));
  return negative.some((each) => !readsOf(each).some((name) => compared.has(name)));
}

function readsOf(expression: Expression): string[] {
  if ('read' in expression) return [expression.read];
  const parts = Object.values(expression).filter((part) => typeof part === 'object');
  return parts.flatMap((part) => readsOf(part as Expression));
}

function isNegativeAnswer(question: LinkedQuestion | undefined, questions: Questions): boolean {
  if (!question) return false;
  if (question.calculate) return mayBeNegative(question.calculate.is.expression, questions);
  if (question.options.length > 0)
    return question.options.some(({ value }) => value.startsWith('-'));
  return question.accepts !== undefined && acceptsNegative(question.accepts);
}

function isZero(expression: Expression): boolean {
  return 'number' in expression && Number(expression.number) === 0;
}
