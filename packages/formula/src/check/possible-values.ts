import type { Amount, Names } from '../foundation/names.ts';
import type { Node, NodeOf, Read } from '../foundation/node.ts';
import {
  dividedBy,
  minus,
  negative,
  plus,
  type Rational,
  rational,
  times,
} from '../numbers/rational.ts';

/** All values that a part can have when the variables it reads are answered. */
export type PossibleValues = { values: Rational[]; reads: Read[] };

/** Lists the possible values of a part when they are few: numbers, amounts, choices, and sums of those. */
export function possibleValues(node: Node, names: Names): PossibleValues | undefined {
  if (node.type === 'number') return { values: [rational(node.text)], reads: [] };
  if (node.type === 'name') return valuesOfVariable(node, names);
  if (node.type === 'amount') return valuesOfAmount(node, names);
  if (node.type === 'conditional') {
    return joined(possibleValues(node.whenTrue, names), possibleValues(node.whenFalse, names));
  }
  if (node.type === 'negate') {
    const inner = possibleValues(node.operand, names);
    return inner && { ...inner, values: inner.values.map(negative) };
  }
  return node.type === 'binary' ? valuesOfOperation(node, names) : undefined;
}

function valuesOfVariable(node: NodeOf<'name'>, names: Names): PossibleValues | undefined {
  const variable = names.variable(node.name);
  if (!variable?.numeric || !variable.options) return undefined;
  const { name, span } = node;
  return { values: variable.options.map(rational), reads: [{ name, span }] };
}

function valuesOfAmount(node: NodeOf<'amount'>, names: Names): PossibleValues | undefined {
  const amount = names.amount(node.name);
  const numbers = amount && numbersOf(amount);
  return numbers && { values: numbers.map(rational), reads: node.by ? [node.by] : [] };
}

function numbersOf(amount: Amount): string[] | undefined {
  if ('number' in amount) return [amount.number];
  if (!('byAnswer' in amount)) return undefined;
  const entries = Object.values(amount.byAnswer);
  const numbers = entries.flatMap((entry) => ('number' in entry ? [entry.number] : []));
  return numbers.length === entries.length ? numbers : undefined;
}

const maxValues = 100;
const operations = new Map([
  ['+', plus],
  ['-', minus],
  ['*', times],
  ['/', dividedBy],
]);

function valuesOfOperation(node: NodeOf<'binary'>, names: Names): PossibleValues | undefined {
  const operation = operations.get(node.op);
  const left = possibleValues(node.left, names);
  const right = possibleValues(node.right, names);
  if (!operation || !left || !right || left.values.length * right.values.length > maxValues) {
    return undefined;
  }
  if (node.op === '/' && right.values.some(({ numerator }) => numerator === 0n)) return undefined;
  const values = left.values.flatMap((a) => right.values.map((b) => operation(a, b)));
  return { values, reads: [...left.reads, ...right.reads] };
}

function joined(
  first: PossibleValues | undefined,
  second: PossibleValues | undefined,
): PossibleValues | undefined {
  if (!first || !second || first.values.length + second.values.length > maxValues) return undefined;
  return {
    values: [...first.values, ...second.values],
    reads: [...first.reads, ...second.reads],
  };
}
