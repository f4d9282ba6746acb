import type { Band } from '../src/foundation/names.ts';
import type { Node } from '../src/foundation/node.ts';
import { type Answer, compares, decimal, type Fraction } from './client-calculator.ts';
import { names } from './names.ts';

const zero: Fraction = [0n, 1n];

/** Evaluates an authored formula without lowering it. */
export function interpret(node: Node, answers: Record<string, Answer>): Answer {
  const value = (inner: Node) => interpret(inner, answers);
  switch (node.type) {
    case 'number':
      return decimal(node.text);
    case 'text':
      return node.text;
    case 'yesNo':
      return node.yes;
    case 'name':
      return answers[node.name] ?? zero;
    case 'amount':
      return number(pick(node, answers));
    case 'negate':
      return times(value(node.operand) as Fraction, [-1n, 1n]);
    case 'not':
      return !value(node.operand);
    case 'conditional':
      return value(value(node.condition) ? node.whenTrue : node.whenFalse);
    case 'in':
      if (node.right.type !== 'list') throw new Error('Not supported here.');
      return node.right.members.map(value).includes(value(node.left));
    case 'list':
      throw new Error('A list has no value.');
    case 'binary':
      return binary(node, answers);
    case 'call':
      return call(node.name, node.operands, answers);
  }
}

function binary(node: Extract<Node, { type: 'binary' }>, answers: Record<string, Answer>): Answer {
  const { op } = node;
  const left = interpret(node.left, answers);
  if (op === 'and') return left && interpret(node.right, answers);
  if (op === 'or') return left || interpret(node.right, answers);
  const right = interpret(node.right, answers);
  if (op === '+') return add(left as Fraction, right as Fraction);
  if (op === '-') return add(left as Fraction, times(right as Fraction, [-1n, 1n]));
  if (op === '*') return times(left as Fraction, right as Fraction);
  if (op === '/') return divide(left as Fraction, right as Fraction);
  return compares(op, left, right);
}

function call(name: string, operands: Node[], answers: Record<string, Answer>): Answer {
  const [table, size] = operands;
  if (name === 'band' && table?.type === 'amount' && size) {
    return band(pick(table, answers), interpret(size, answers) as Fraction);
  }
  const values = operands.map((operand) => interpret(operand, answers));
  if (name === 'countYes') return [BigInt(values.filter((value) => value === true).length), 1n];
  const sorted = (values as Fraction[]).toSorted((a, b) => (compares('<', a, b) ? -1 : 1));
  return (name === 'min' ? sorted[0] : sorted.at(-1)) ?? zero;
}

function band(amount: ReturnType<typeof pick>, size: Fraction): Fraction {
  if (!amount || !('bySize' in amount)) return zero;
  const below = amount.bySize.filter((row) => compares('>', size, signed(row.over)));
  const row: Band | undefined = below.at(-1) ?? amount.bySize[0];
  if (!row) return zero;
  if ('is' in row) return signed(row.is);
  const above = add(size, times(signed(row.over), [-1n, 1n]));
  return add(signed(row.plus), times(signed(row.rate), above));
}

function pick(node: Extract<Node, { type: 'amount' }>, answers: Record<string, Answer>) {
  const amount = names.amount(node.name);
  if (!node.by || !amount || !('byAnswer' in amount)) return amount;
  const answer = answers[node.by.name];
  if (typeof answer !== 'object') return amount.byAnswer[String(answer)];
  const key = Object.keys(amount.byAnswer).find((text) => compares('==', decimal(text), answer));
  return key === undefined ? undefined : amount.byAnswer[key];
}

function number(amount: ReturnType<typeof pick>): Fraction {
  return amount && 'number' in amount ? signed(amount.number) : zero;
}

function signed(text: string): Fraction {
  const [above, below] = decimal(text.replace('-', ''));
  return [text.startsWith('-') ? -above : above, below];
}

function add([a, b]: Fraction, [c, d]: Fraction): Fraction {
  return [a * d + c * b, b * d];
}

function times([a, b]: Fraction, [c, d]: Fraction): Fraction {
  return [a * c, b * d];
}

function divide([a, b]: Fraction, [c, d]: Fraction): Fraction {
  if (c === 0n) throw new Error('Division by zero.');
  return [a * d, b * c];
}
