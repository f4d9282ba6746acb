import type { Expression } from '@formpress/model';

/** The names that an expression reads, each once, in order of appearance. */
export function readsOf(expression: Expression): string[] {
  const names = new Set<string>();
  collect(expression, names);
  return [...names];
}

function collect(expression: Expression, names: Set<string>): void {
  if ('read' in expression) names.add(expression.read);
  else if ('op' in expression) {
    collect(expression.left, names);
    collect(expression.right, names);
  } else if ('if' in expression) {
    collect(expression.if, names);
    collect(expression.so, names);
    collect(expression.else, names);
  } else if ('has' in expression) names.add(expression.in);
  else if ('not' in expression) collect(expression.not, names);
  else if ('negate' in expression) collect(expression.negate, names);
}
