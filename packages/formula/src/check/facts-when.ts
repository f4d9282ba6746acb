import type { Names } from '../foundation/names.ts';
import { type Comparison, isComparison, type Node } from '../foundation/node.ts';
import { print } from '../print/print.ts';
import { possibleValues } from './possible-values.ts';

/** Parts of a formula, as printed, that are known not to be zero. */
export type Facts = ReadonlySet<string>;

const opposites: Record<Comparison, Comparison> = {
  '==': '!=',
  '!=': '==',
  '<': '>=',
  '>=': '<',
  '>': '<=',
  '<=': '>',
};

const mirrored: Record<Comparison, Comparison> = {
  '==': '==',
  '!=': '!=',
  '<': '>',
  '>': '<',
  '<=': '>=',
  '>=': '<=',
};

/** The parts that are not zero when a condition is true, or when it is false. */
export function factsWhen(condition: Node, truth: boolean, names: Names): string[] {
  if (condition.type === 'not') return factsWhen(condition.operand, !truth, names);
  if (condition.type !== 'binary') return [];
  const { op, left, right } = condition;
  if (op === (truth ? 'and' : 'or')) {
    return [...factsWhen(left, truth, names), ...factsWhen(right, truth, names)];
  }
  if (!isComparison(op)) return [];
  const holds = truth ? op : opposites[op];
  const facts: string[] = [];
  if (excludesZero(holds, right, names)) facts.push(print(left));
  if (excludesZero(mirrored[holds], left, names)) facts.push(print(right));
  return facts;
}

/** Whether `x op bound` is false when x is zero. */
function excludesZero(op: Comparison, bound: Node, names: Names): boolean {
  const possible = possibleValues(bound, names);
  if (possible?.values.length !== 1 || possible.reads.length > 0) return false;
  const numerator = possible.values[0]?.numerator ?? 0n;
  if (op === '!=') return numerator === 0n;
  if (op === '==') return numerator !== 0n;
  if (op === '>') return numerator >= 0n;
  if (op === '>=') return numerator > 0n;
  return op === '<' ? numerator <= 0n : numerator < 0n;
}
