import { type Amount, type Band, kindOfVariable, type Names } from '../foundation/names.ts';
import type { Node, NodeOf } from '../foundation/node.ts';
import { decimalPlaces, dividedBy, rational } from '../numbers/rational.ts';
import { possibleValues } from './possible-values.ts';

const unbounded = Number.POSITIVE_INFINITY;
const one = rational('1');

/** The maximum number of decimal places of a part; infinite when there is no limit. */
export function decimalsOf(node: Node, names: Names): number {
  const possible = possibleValues(node, names);
  if (possible) return Math.max(0, ...possible.values.map(decimalPlaces));
  switch (node.type) {
    case 'name':
      return decimalsOfVariable(node, names);
    case 'negate':
      return decimalsOf(node.operand, names);
    case 'conditional':
      return Math.max(decimalsOf(node.whenTrue, names), decimalsOf(node.whenFalse, names));
    case 'binary':
      return decimalsOfOperation(node, names);
    case 'call':
      return decimalsOfCall(node, names);
    default:
      return 0;
  }
}

function decimalsOfVariable(node: NodeOf<'name'>, names: Names): number {
  const variable = names.variable(node.name);
  if (!variable || kindOfVariable(variable) !== 'number') return 0;
  return variable.scale ?? unbounded;
}

function decimalsOfOperation(node: NodeOf<'binary'>, names: Names): number {
  const left = decimalsOf(node.left, names);
  if (node.op === '/') return left + decimalsOfInverse(node.right, names);
  const right = decimalsOf(node.right, names);
  if (node.op === '*') return left + right;
  return node.op === '+' || node.op === '-' ? Math.max(left, right) : 0;
}

function decimalsOfInverse(divisor: Node, names: Names): number {
  const values = possibleValues(divisor, names)?.values ?? [];
  const dividing = values.filter(({ numerator }) => numerator !== 0n);
  if (dividing.length === 0) return unbounded;
  return Math.max(...dividing.map((value) => decimalPlaces(dividedBy(one, value))));
}

function decimalsOfCall(node: NodeOf<'call'>, names: Names): number {
  if (node.name === 'countYes') return 0;
  const [first, second] = node.operands;
  if (node.name === 'lookup') {
    return first?.type === 'amount' ? decimalsOfCells(first.name, names) : unbounded;
  }
  if (node.name !== 'band') {
    return Math.max(0, ...node.operands.map((operand) => decimalsOf(operand, names)));
  }
  const amount = first?.type === 'amount' ? names.amount(first.name) : undefined;
  if (!amount || !second) return unbounded;
  const size = decimalsOf(second, names);
  return Math.max(0, ...bandsOf(amount).map((row) => decimalsOfBand(row, size)));
}

/** The most decimals that a cell of a table has, or of any table that an answer can pick. */
function decimalsOfCells(name: string, names: Names): number {
  const amount = names.amount(name);
  const entries = amount && 'byAnswer' in amount ? Object.values(amount.byAnswer) : [amount];
  const cells = entries.flatMap((entry) =>
    entry && 'byRange' in entry && !entry.byRange.codes ? entry.byRange.cells.flat() : [],
  );
  return Math.max(0, ...cells.map((cell) => decimalPlaces(rational(cell))));
}

function bandsOf(amount: Amount): Band[] {
  if ('bySize' in amount) return amount.bySize;
  return 'byAnswer' in amount ? Object.values(amount.byAnswer).flatMap(bandsOf) : [];
}

function decimalsOfBand(row: Band, size: number): number {
  if ('is' in row) return written(row.is);
  return Math.max(written(row.plus), written(row.rate) + Math.max(size, written(row.over)));
}

function written(text: string): number {
  return decimalPlaces(rational(text));
}
