import type { Expression } from '@formpress/model';

// Named apart, because an object written with this key looks like a promise to readers and tools.
const whenTrueKey = 'then';

/** A choice between two expressions. */
export function choose(
  condition: Expression,
  whenTrue: Expression,
  whenFalse: Expression,
): Expression {
  return { if: condition, [whenTrueKey]: whenTrue, else: whenFalse };
}
