import type { Span } from './problem.ts';

/** The binary operators. */
export type Operator = '+' | '-' | '*' | '/' | Comparison | 'and' | 'or';
export type Comparison = '==' | '!=' | '<' | '<=' | '>' | '>=';

/** A name and its position in the formula. It may be blank where the formula says what counts then. */
export type Read = { name: string; span: Span; mayBeBlank?: true };

/** A formula as authored. Brackets are not kept: the shape of the tree expresses them. */
export type Node = { span: Span } & Shape;

type Shape =
  | { type: 'number'; text: string }
  | { type: 'text'; text: string }
  | { type: 'yesNo'; yes: boolean }
  | { type: 'name'; name: string }
  | { type: 'amount'; name: string; by?: Read; whenBlank?: Read }
  | { type: 'negate'; operand: Node }
  | { type: 'not'; operand: Node }
  | { type: 'binary'; op: Operator; left: Node; right: Node }
  | { type: 'in'; left: Node; right: Node }
  | { type: 'list'; members: Node[] }
  | { type: 'conditional'; condition: Node; whenTrue: Node; whenFalse: Node }
  | { type: 'call'; name: string; nameSpan: Span; operands: Node[] };

/** A node of one type. */
export type NodeOf<T extends Shape['type']> = { span: Span } & Extract<Shape, { type: T }>;

/** A lookup in a formula: its table, and the numbers that pick the row and the column. */
export type Lookup = { table: NodeOf<'amount'>; row: Node; column?: Node };

const comparisons: readonly string[] = ['==', '!=', '<', '<=', '>', '>='];

/** Whether an operator is a comparison. */
export function isComparison(op: string): op is Comparison {
  return comparisons.includes(op);
}

/** Whether an operand of "and" is an "or", or the other way round. */
export function mixesAndWithOr(op: string, part: Node): boolean {
  if (part.type !== 'binary' || part.op === op) return false;
  return [op, part.op].every((each) => each === 'and' || each === 'or');
}
