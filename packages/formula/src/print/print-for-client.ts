import type { Expression } from '@formpress/model';
import { levels } from '../foundation/levels.ts';
import type { Node } from '../foundation/node.ts';
import { writeNode } from './write-node.ts';

/** Prints a formula for clients: ids, numbers, quoted values, and operators that most languages have. */
export function printForClient(expression: Expression): string {
  return writeNode(nodeOf(expression), {
    and: '&&',
    or: '||',
    not: '!',
    notLevel: levels.sign,
  });
}

const span = { start: 0, end: 0 };

function nodeOf(expression: Expression): Node {
  if ('number' in expression) return numberNode(expression.number);
  if ('text' in expression) return { type: 'text', text: expression.text, span };
  if ('yes' in expression) return { type: 'yesNo', yes: expression.yes, span };
  if ('read' in expression) return { type: 'name', name: expression.read, span };
  if ('has' in expression) throw new Error(`A client cannot search in ${expression.in}.`);
  if ('not' in expression) return { type: 'not', operand: nodeOf(expression.not), span };
  if ('negate' in expression) return { type: 'negate', operand: nodeOf(expression.negate), span };
  if ('if' in expression) {
    return {
      type: 'conditional',
      condition: nodeOf(expression.if),
      whenTrue: nodeOf(expression.so),
      whenFalse: nodeOf(expression.else),
      span,
    };
  }
  const { op, left, right } = expression;
  return { type: 'binary', op, left: nodeOf(left), right: nodeOf(right), span };
}

function numberNode(text: string): Node {
  if (!text.startsWith('-')) return { type: 'number', text, span };
  return { type: 'negate', operand: { type: 'number', text: text.slice(1), span }, span };
}
