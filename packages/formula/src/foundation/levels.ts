import { isComparison, type Operator } from './node.ts';

/** How tightly each part of a formula holds together; parser and printers read it here. */
export const levels = {
  conditional: 0,
  or: 1,
  and: 2,
  not: 3,
  comparison: 4,
  sum: 5,
  product: 6,
  sign: 7,
  word: 8,
} as const;

/** The level of an operator between two values. */
export function levelOf(op: Operator): number {
  if (op === 'or') return levels.or;
  if (op === 'and') return levels.and;
  if (isComparison(op)) return levels.comparison;
  return op === '+' || op === '-' ? levels.sum : levels.product;
}
