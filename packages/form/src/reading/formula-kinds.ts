import type { Node } from '@formpress/formula';
import type { Expression } from './expression.ts';

/** The kinds of values that a formula of the service reads. */
export type Kind = 'number' | 'text' | 'yesNo';

/** The kind of a name; undefined when its question does not show it. */
export type KindOf = (name: string) => Kind | undefined;

/** A formula as sent by the service, with every name read as the kind that its place needs. */
export function expressionOf(node: Node, kindOf: KindOf, wanted?: Kind): Expression {
  switch (node.type) {
    case 'number':
      return { number: node.text };
    case 'text':
      return { text: node.text };
    case 'yesNo':
      return { yes: node.yes };
    case 'name':
      return { read: node.name, as: wanted ?? kindOf(node.name) ?? 'number' };
    case 'negate':
      return { negate: expressionOf(node.operand, kindOf, 'number') };
    case 'not':
      return { not: expressionOf(node.operand, kindOf, 'yesNo') };
    case 'conditional':
      return {
        if: expressionOf(node.condition, kindOf, 'yesNo'),
        so: expressionOf(node.whenTrue, kindOf, wanted),
        else: expressionOf(node.whenFalse, kindOf, wanted),
      };
    case 'binary': {
      const { op, left, right } = node;
      const kind = operandKind(node, kindOf);
      return {
        op,
        left: expressionOf(left, kindOf, kind),
        right: expressionOf(right, kindOf, kind),
      };
    }
    default:
      throw new Error(`A formula of the service contains ${node.type}.`);
  }
}

type Binary = Extract<Node, { type: 'binary' }>;

/** The kind of both operands. In a comparison, one side tells the kind of the other. */
function operandKind({ op, left, right }: Binary, kindOf: KindOf): Kind {
  if (op === 'and' || op === 'or') return 'yesNo';
  if ('+-*/'.includes(op)) return 'number';
  return (
    sureKind(left) ??
    sureKind(right) ??
    namedKind(left, kindOf) ??
    namedKind(right, kindOf) ??
    'text'
  );
}

/** The kind of a part, without looking at questions; undefined for a name. */
function sureKind(node: Node): Kind | undefined {
  if (node.type === 'number' || node.type === 'negate') return 'number';
  if (node.type === 'text') return 'text';
  if (node.type === 'yesNo' || node.type === 'not') return 'yesNo';
  if (node.type === 'conditional') return sureKind(node.whenTrue) ?? sureKind(node.whenFalse);
  if (node.type !== 'binary') return undefined;
  return '+-*/'.includes(node.op) ? 'number' : 'yesNo';
}

function namedKind(node: Node, kindOf: KindOf): Kind | undefined {
  if (node.type === 'name') return kindOf(node.name);
  if (node.type !== 'conditional') return undefined;
  return namedKind(node.whenTrue, kindOf) ?? namedKind(node.whenFalse, kindOf);
}
