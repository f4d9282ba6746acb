import type { Expression } from '@formpress/model';
import { levels } from '../foundation/levels.ts';
import type { Node, Shape } from '../foundation/node.ts';
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

function nodeOf(expression: Expression): Node {
  return { ...shapeOf(expression), span: nowhere };
}

const nowhere = { start: 0, end: 0 };

function shapeOf(expression: Expression): Shape {
  if ('number' in expression) return numberShape(expression.number);
  if ('text' in expression) return { type: 'text', text: expression.text };
  if ('yes' in expression) return { type: 'yesNo', yes: expression.yes };
  if ('read' in expression) return { type: 'name', name: expression.read };
  if ('has' in expression) throw new Error(`A client cannot search in ${expression.in}.`);
  if ('not' in expression) return { type: 'not', operand: nodeOf(expression.not) };
  if ('negate' in expression) return { type: 'negate', operand: nodeOf(expression.negate) };
  if ('if' in expression) {
    return {
      type: 'conditional',
      condition: nodeOf(expression.if),
      whenTrue: nodeOf(expression.so),
      whenFalse: nodeOf(expression.else),
    };
  }
  const { op, left, right } = expression;
  return { type: 'binary', op, left: nodeOf(left), right: nodeOf(right) };
}

function numberShape(text: string): Shape {
  if (!text.startsWith('-')) return { type: 'number', text };
  return { type: 'negate', operand: { type: 'number', text: text.slice(1), span: nowhere } };
}
