import type { Expression } from '@formpress/model';

/** A conditional expression. */
export function choose(
  condition: Expression,
  whenTrue: Expression,
  whenFalse: Expression,
): Expression {
  return { if: condition, so: whenTrue, else: whenFalse };
}
