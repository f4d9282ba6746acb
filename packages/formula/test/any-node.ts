import fc, { type Arbitrary } from 'fast-check';
import type { Node } from '../src/foundation/node.ts';
import { numberNames } from './names.ts';

const nowhere = { start: 0, end: 0 };

type Unplaced<T> = T extends unknown ? Omit<T, 'span'> : never;

/** A node without a position. */
export const at = (shape: Unplaced<Node>): Node => ({ ...shape, span: nowhere });

/** A call of a function. */
export const call = (name: string, operands: Node[]): Node =>
  at({ type: 'call', name, nameSpan: nowhere, operands });

/** An amount, optionally picked by an answer. */
export const amount = (name: string, by?: string): Node =>
  at({ type: 'amount', name, ...(by && { by: { name: by, span: nowhere } }) });

/** Plain decimal numbers. */
export const digits: Arbitrary<string> = fc.oneof(
  fc.nat(200).map(String),
  fc.tuple(fc.nat(60), fc.constantFrom('5', '25', '05', '125')).map(([a, b]) => `${a}.${b}`),
);

/** Operators by the kinds of their operands. */
export const orders = ['==', '!=', '<', '<=', '>', '>='] as const;
export const sums = ['+', '-', '*'] as const;
const operators = [...sums, ...orders, '/', 'and', 'or'] as const;

const leaves = [
  digits.map((text) => at({ type: 'number', text })),
  fc.string({ unit: 'grapheme' }).map((text) => at({ type: 'text', text })),
  fc.boolean().map((yes) => at({ type: 'yesNo', yes })),
  fc.constantFrom(...numberNames, 'a.b.c').map((name) => at({ type: 'name', name })),
  fc.constantFrom(amount('credit'), amount('table', 'status')),
];

/** Any tree that the parser can make, sensible or not. */
export const anyNode: Arbitrary<Node> = fc.letrec<{ node: Node; list: Node }>((tie) => {
  const node = tie('node');
  return {
    list: fc.array(node, { maxLength: 3 }).map((members) => at({ type: 'list', members })),
    node: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      ...leaves,
      node.map((operand) => at({ type: 'negate', operand })),
      node.map((operand) => at({ type: 'not', operand })),
      fc
        .record({ op: fc.constantFrom(...operators), left: node, right: node })
        .map((parts) => at({ type: 'binary', ...parts })),
      fc
        .record({ left: node, right: fc.oneof(tie('list'), node) })
        .map((parts) => at({ type: 'in', ...parts })),
      fc
        .record({ condition: node, whenTrue: node, whenFalse: node })
        .map((parts) => at({ type: 'conditional', ...parts })),
      fc
        .tuple(fc.constantFrom('min', 'countYes'), fc.array(node, { maxLength: 3 }))
        .map(([name, operands]) => call(name, operands)),
    ),
  };
}).node;

/** The tree without positions. */
export function withoutSpans(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSpans);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([key]) => key !== 'span' && key !== 'nameSpan');
  return Object.fromEntries(kept.map(([key, inner]) => [key, withoutSpans(inner)]));
}
