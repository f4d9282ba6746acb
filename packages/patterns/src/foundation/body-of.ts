import type { AST } from '@eslint-community/regexpp';
import type { Concatenation, Element, NoParent } from 'refa';
import { refa } from './refa.ts';

/** The alternatives of a pattern, without its anchors. */
export type Body = NoParent<Concatenation>[];

/** The largest code: a pattern without flags sees larger characters as two surrogates. */
export const maxCharacter = 0xffff;

/** Removes the anchors of a pattern that has them only at its ends, so that an automaton can be built. */
export function bodyOf({ alternatives }: { alternatives: AST.Alternative[] }): Body {
  return alternatives.map(({ elements }) => ({
    type: 'Concatenation',
    elements: elements.flatMap(elementOf),
  }));
}

function elementOf(node: AST.Element): NoParent<Element>[] {
  switch (node.type) {
    case 'Character':
      return [list([{ min: node.value, max: node.value }])];
    case 'CharacterClass':
      return [list(node.elements.map(rangeOf))];
    case 'Group':
    case 'CapturingGroup':
      return [{ type: 'Alternation', alternatives: bodyOf(node) }];
    case 'Quantifier':
      return [quantified(node)];
    case 'Assertion':
      if (node.kind === 'start' || node.kind === 'end') return [];
      throw notSupported(node);
    default:
      throw notSupported(node);
  }
}

function quantified({ element, min, max }: AST.Quantifier): NoParent<Element> {
  const elements = elementOf(element);
  return {
    type: 'Quantifier',
    min,
    max,
    lazy: false,
    alternatives: [{ type: 'Concatenation', elements }],
  };
}

function rangeOf(node: AST.CharacterClassElement): { min: number; max: number } {
  if (node.type === 'Character') return { min: node.value, max: node.value };
  if (node.type === 'CharacterClassRange') return { min: node.min.value, max: node.max.value };
  throw notSupported(node);
}

function list(ranges: { min: number; max: number }[]): NoParent<Element> {
  return { type: 'CharacterClass', characters: refa().CharSet.empty(maxCharacter).union(ranges) };
}

function notSupported({ raw }: { raw: string }): Error {
  return new Error(`No automaton can be built for ${raw}: such patterns are refused.`);
}
