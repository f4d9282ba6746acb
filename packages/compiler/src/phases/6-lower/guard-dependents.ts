import type { Expression } from '@formpress/model';
import type { LinkedQuestion } from '../4-link/linked/linked-form.ts';

/**
 * Adds to a formula the conditions that clients need: an answer that is not asked for, because its `when` is false,
 * counts as blank even if the client still has it. The engine does not need them.
 */
export function guardDependents(
  expression: Expression,
  questions: ReadonlyMap<string, LinkedQuestion>,
): Expression {
  const guard = (part: Expression): Expression => guardDependents(part, questions);
  if ('read' in expression) {
    const required = questions.get(expression.read)?.required;
    if (typeof required !== 'object') return expression;
    return { if: guard(required.when.expression), so: expression, else: blankAs(expression.as) };
  }
  if ('op' in expression) {
    return { ...expression, left: guard(expression.left), right: guard(expression.right) };
  }
  if ('not' in expression) return { not: guard(expression.not) };
  if ('negate' in expression) return { negate: guard(expression.negate) };
  if (!('if' in expression)) return expression;
  const { if: condition, so, else: otherwise } = expression;
  return { if: guard(condition), so: guard(so), else: guard(otherwise) };
}

function blankAs(kind: 'number' | 'text' | 'yesNo' | 'date'): Expression {
  if (kind === 'number') return { number: '0' };
  return kind === 'yesNo' ? { yes: false } : { text: '' };
}
