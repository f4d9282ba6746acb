import { levelOf, levels } from '../foundation/levels.ts';
import { isComparison, mixesAndWithOr, type Node, type NodeOf } from '../foundation/node.ts';

/** The words of a dialect, and the precedence of its negation. */
export type Dialect = { and: string; or: string; not: string; notLevel: number };

type Inside = (child: Node, least: number) => string;

/** Prints a tree with only the brackets it needs. Mixed "and" and "or" need them. */
export function writeNode(node: Node, dialect: Dialect): string {
  const inside: Inside = (child, least) => {
    const text = textOf(child, dialect, inside);
    return levelOfNode(child, dialect) < least ? `(${text})` : text;
  };
  return inside(node, levels.conditional);
}

function levelOfNode(node: Node, dialect: Dialect): number {
  if (node.type === 'binary') return levelOf(node.op);
  if (node.type === 'in') return levels.comparison;
  if (node.type === 'conditional') return levels.conditional;
  if (node.type === 'negate') return levels.sign;
  return node.type === 'not' ? dialect.notLevel : levels.word;
}

function textOf(node: Node, dialect: Dialect, inside: Inside): string {
  const list = (nodes: Node[]) =>
    nodes.map((child) => inside(child, levels.conditional)).join(', ');
  switch (node.type) {
    case 'number':
      return node.text;
    case 'text':
      return quote(node.text);
    case 'yesNo':
      return String(node.yes);
    case 'name':
      return node.name;
    case 'amount':
      return amount(node);
    case 'not':
      return dialect.not + inside(node.operand, levels.sign);
    case 'negate': // many clients read two minus signs in a row as another operator
      return `-${inside(node.operand, node.operand.type === 'negate' ? levels.word : levels.sign)}`;
    case 'in':
      return `${inside(node.left, levels.sum)} in ${inside(node.right, levels.sum)}`;
    case 'list':
      return `[${list(node.members)}]`;
    case 'call':
      return `${node.name}(${list(node.operands)})`;
    case 'conditional':
      return conditional(node, inside);
    case 'binary':
      return binary(node, dialect, inside);
  }
}

function amount({ name, by, whenBlank }: NodeOf<'amount'>): string {
  if (!by) return `@${name}`;
  return whenBlank ? `@${name}[${by.name} else ${whenBlank.name}]` : `@${name}[${by.name}]`;
}

function conditional(node: NodeOf<'conditional'>, inside: Inside): string {
  const condition = inside(node.condition, levels.or);
  const whenTrue = inside(node.whenTrue, levels.conditional);
  return `${condition} ? ${whenTrue} : ${inside(node.whenFalse, levels.conditional)}`;
}

function binary({ op, left, right }: NodeOf<'binary'>, dialect: Dialect, inside: Inside): string {
  const level = levelOf(op);
  const word = op === 'and' || op === 'or' ? dialect[op] : op;
  const part = (child: Node, least: number) =>
    inside(child, mixesAndWithOr(op, child) ? levels.word : least);
  const first = part(left, isComparison(op) ? level + 1 : level);
  return `${first} ${word} ${part(right, level + 1)}`;
}

function quote(text: string): string {
  const mark = text.includes("'") && !text.includes('"') ? '"' : "'";
  return mark + text.replaceAll('\\', '\\\\').replaceAll(mark, `\\${mark}`) + mark;
}
