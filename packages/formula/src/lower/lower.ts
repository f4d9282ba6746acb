import type { Expression } from '@formpress/model';
import type { Names } from '../foundation/names.ts';
import { isComparison, type Node, type NodeOf } from '../foundation/node.ts';
import { plainNumber } from '../numbers/plain-number.ts';
import { choose } from './choose.ts';
import { lowerAmount, lowerBand, lowerLookup } from './lower-amount.ts';
import { readVariable } from './read-variable.ts';

/** Lowers a checked formula to the core language of engine and clients. Throws when the formula has problems. */
export function lower(node: Node, names: Names): Expression {
  switch (node.type) {
    case 'number':
      return { number: plainNumber(node.text) };
    case 'text':
      return { text: node.text };
    case 'yesNo':
      return { yes: node.yes };
    case 'name':
      return readVariable(node.name, names);
    case 'amount':
      return lowerAmount(node, names);
    case 'negate':
      return negation(lower(node.operand, names));
    case 'not':
      return { not: lower(node.operand, names) };
    case 'binary':
      return lowerBinary(node, names);
    case 'in':
      return lowerIn(node, names);
    case 'call':
      return lowerCall(node, names);
    case 'conditional':
      return choose(
        lower(node.condition, names),
        lower(node.whenTrue, names),
        lower(node.whenFalse, names),
      );
    case 'list':
      throw new Error('A list is used without in.');
  }
}

function negation(operand: Expression): Expression {
  const isPlain = 'number' in operand && !operand.number.startsWith('-');
  return isPlain ? { number: `-${operand.number}` } : { negate: operand };
}

function lowerBinary({ op, left, right }: NodeOf<'binary'>, names: Names): Expression {
  if (!isComparison(op)) return { op, left: lower(left, names), right: lower(right, names) };
  return {
    op,
    left: lowerCompared(left, right, names),
    right: lowerCompared(right, left, names),
  };
}

/** Lowers one side of a comparison. A quoted option of a choice among numbers is lowered to the number. */
function lowerCompared(node: Node, other: Node, names: Names): Expression {
  const isQuotedNumber =
    node.type === 'text' && other.type === 'name' && names.variable(other.name)?.numeric;
  return isQuotedNumber ? { number: plainNumber(node.text) } : lower(node, names);
}

function lowerIn({ left, right }: NodeOf<'in'>, names: Names): Expression {
  if (right.type === 'name' && left.type === 'text') return { has: left.text, in: right.name };
  if (right.type !== 'list') throw new Error('in is followed by neither a list nor a name.');
  return right.members
    .map((member): Expression => {
      const value = lowerCompared(member, left, names);
      return { op: '==', left: lower(left, names), right: value };
    })
    .reduce((so, next) => ({ op: 'or', left: so, right: next }));
}

function lowerCall(node: NodeOf<'call'>, names: Names): Expression {
  const [first, second, third] = node.operands;
  if (node.name === 'band' && first?.type === 'amount' && second) {
    return lowerBand(first, lower(second, names), names);
  }
  if (node.name === 'lookup' && first?.type === 'amount' && second) {
    return lowerLookup(first, lower(second, names), third && lower(third, names), names);
  }
  const operands = node.operands.map((operand) => lower(operand, names));
  if (node.name === 'min') return extreme('<=', operands);
  if (node.name === 'max') return extreme('>=', operands);
  if (node.name === 'countYes') return countYes(operands);
  throw new Error(`There is no function ${node.name}.`);
}

/** The first operand that no later one beats. The result grows with the square of the number of operands. */
function extreme(op: '<=' | '>=', [first, ...others]: Expression[]): Expression {
  if (!first) throw new Error('The function has no operands.');
  if (others.length === 0) return first;
  const wins = others
    .map((other): Expression => ({ op, left: first, right: other }))
    .reduce((so, next) => ({ op: 'and', left: so, right: next }));
  return choose(wins, first, extreme(op, others));
}

function countYes(operands: Expression[]): Expression {
  return operands
    .map((operand) => choose(operand, { number: '1' }, { number: '0' }))
    .reduce((so, next) => ({ op: '+', left: so, right: next }));
}
