import type { AST } from '@eslint-community/regexpp';

/** The two ends of a text: the sign that holds it, and the elements of a pattern seen from there. */
export const ends = {
  start: { sign: '^', seenFrom: (elements: AST.Element[]) => elements },
  end: { sign: '$', seenFrom: (elements: AST.Element[]) => elements.toReversed() },
} as const;

export type End = keyof typeof ends;

/** Whether an element is the anchor of an end. */
export function isAnchor(node: AST.Element | undefined, end: End): node is AST.EdgeAssertion {
  return node?.type === 'Assertion' && node.kind === end;
}

/** Whether an element is a pair of brackets with alternatives in it. */
export function isGroup(node: AST.Element | undefined): node is AST.Group | AST.CapturingGroup {
  return node?.type === 'Group' || node?.type === 'CapturingGroup';
}
