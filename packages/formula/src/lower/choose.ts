import type { Expression } from '@formpress/model';

/** A choice between two expressions. */
export function choose(
  condition: Expression,
  whenTrue: Expression,
  whenFalse: Expression,
): Expression {
  return { if: condition, so: whenTrue, else: whenFalse };
}
