import type { AST } from '@eslint-community/regexpp';

/** The first `[]` of a pattern that accepts nothing because every alternative contains one. */
export function findEmptyList({
  alternatives,
}: {
  alternatives: AST.Alternative[];
}): AST.CharacterClass | undefined {
  const found = alternatives.map(({ elements }) => firstOf(elements));
  return found.every((list) => list !== undefined) ? found[0] : undefined;
}

function firstOf(elements: AST.Element[]): AST.CharacterClass | undefined {
  for (const element of elements) {
    const list = inElement(element);
    if (list) return list;
  }
  return undefined;
}

function inElement(node: AST.Element): AST.CharacterClass | undefined {
  switch (node.type) {
    case 'CharacterClass':
      return node.elements.length === 0 && !node.negate ? node : undefined;
    case 'Group':
    case 'CapturingGroup':
      return findEmptyList(node);
    case 'Quantifier':
      return node.min > 0 ? inElement(node.element) : undefined;
    default:
      return undefined;
  }
}
