import type { Names } from '../foundation/names.ts';
import type { Node, NodeOf, Read } from '../foundation/node.ts';
import { print } from '../print/print.ts';
import type { Checking } from './checking.ts';
import { type Facts, factsWhen } from './facts-when.ts';
import { possibleValues } from './possible-values.ts';

/** Checks that a divisor is provably not zero. */
export function checkDivisor(divisor: Node, facts: Facts, checking: Checking): void {
  const restsOn = proveNotZero(divisor, facts, checking.names);
  if (restsOn) {
    checking.mustBeAnswered.push(...restsOn);
    return;
  }
  const text = print(divisor);
  checking.report(
    divisor,
    'This can be zero, and nothing can be divided by zero.',
    `Write ${text} > 0 ? … / ${divisor.type === 'binary' ? `(${text})` : text} : 0.`,
  );
}

/** The variables that must be answered for a part not to be zero, or undefined without a proof. */
function proveNotZero(node: Node, facts: Facts, names: Names): Read[] | undefined {
  if (facts.has(print(node))) return [];
  const possible = possibleValues(node, names);
  if (possible) {
    return possible.values.some(({ numerator }) => numerator === 0n) ? undefined : possible.reads;
  }
  if (node.type === 'negate') return proveNotZero(node.operand, facts, names);
  if (node.type === 'call') return isBounded(node, names) ? [] : undefined;
  if (node.type === 'binary' && node.op === '*') {
    return both(proveNotZero(node.left, facts, names), proveNotZero(node.right, facts, names));
  }
  if (node.type !== 'conditional') return undefined;
  const branch = (part: Node, truth: boolean) => {
    const known = factsWhen(node.condition, truth, names);
    return proveNotZero(part, new Set([...facts, ...known]), names);
  };
  return both(branch(node.whenTrue, true), branch(node.whenFalse, false));
}

function both(first: Read[] | undefined, second: Read[] | undefined): Read[] | undefined {
  return first && second && [...first, ...second];
}

/** Whether a bound keeps a call away from zero: max(1, x) is always above it, and min(-1, x) below it. */
function isBounded(node: NodeOf<'call'>, names: Names): boolean {
  const sign = node.name === 'max' ? 1n : node.name === 'min' ? -1n : 0n;
  return node.operands.some((operand) => {
    const possible = possibleValues(operand, names);
    if (!possible || possible.reads.length > 0) return false;
    return possible.values.every(({ numerator }) => numerator * sign > 0n);
  });
}
