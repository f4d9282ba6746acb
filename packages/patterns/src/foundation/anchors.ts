import type { AST } from '@eslint-community/regexpp';

/** The two ends of a text: the anchor of each, and the elements of a pattern in order from there. */
export const ends = {
  start: { sign: '^', seenFrom: (elements: AST.Element[]) => elements },
  end: { sign: '$', seenFrom: (elements: AST.Element[]) => elements.toReversed() },
} as const;

/** An end of a text. */
export type End = keyof typeof ends;

/** Whether an element is the anchor of this end. */
export function isAnchor(node: AST.Element | undefined, end: End): node is AST.EdgeAssertion {
  return node?.type === 'Assertion' && node.kind === end;
}

/** Whether an element is a group, capturing or not. */
export function isGroup(node: AST.Element | undefined): node is AST.Group | AST.CapturingGroup {
  return node?.type === 'Group' || node?.type === 'CapturingGroup';
}
