import { isComparison, type Operator } from './node.ts';

/** The precedence of each part of a formula, for the parser and the printers. */
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

/** The precedence of a binary operator. */
export function levelOf(op: Operator): number {
  if (op === 'or') return levels.or;
  if (op === 'and') return levels.and;
  if (isComparison(op)) return levels.comparison;
  return op === '+' || op === '-' ? levels.sum : levels.product;
}
