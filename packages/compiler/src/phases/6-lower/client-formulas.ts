import { printForClient } from '@formpress/formula';
import type { Expression } from '@formpress/model';
import type { LinkedQuestion } from '../4-link/linked/linked-form.ts';
import { guardDependents } from './guard-dependents.ts';

/** Prints the formulas of a form for clients. Each is printed once: it is the same in every language. */
export function clientFormulas(
  questions: ReadonlyMap<string, LinkedQuestion>,
): (expression: Expression) => string {
  const printed = new Map<Expression, string>();
  return (expression) => {
    const text = printed.get(expression) ?? printForClient(guardDependents(expression, questions));
    printed.set(expression, text);
    return text;
  };
}
