import type { AST } from '@eslint-community/regexpp';
import type { PatternFault } from '../foundation/pattern-fault.ts';
import { expandShorthand } from './expand-shorthand.ts';
import { findStrangeCharacter } from './find-strange-character.ts';
import { nonPortableFault } from './non-portable-fault.ts';
import { unportableEscape } from './unportable-escape.ts';
import { unportableList } from './unportable-list.ts';

// Go refuses counts above this, even when only nested counts multiply to more.
const mostRepeats = 1000;

/**
 * Everything that is not on the allow-list. Clients run our patterns in Java, Python, C#, Swift and Go, so a pattern
 * may use only what all of them read the same way.
 */
export function findUnportable(tree: AST.Pattern): PatternFault[] {
  const strange = findStrangeCharacter(tree.raw);
  return strange ? [strange] : inAlternatives(tree, 1);
}

function inAlternatives(
  { alternatives }: { alternatives: AST.Alternative[] },
  repeats: number,
): PatternFault[] {
  const elements = alternatives.flatMap((alternative) => alternative.elements);
  return elements.flatMap((element) => inElement(element, repeats));
}

function inElement(node: AST.Element, repeats: number): PatternFault[] {
  switch (node.type) {
    case 'Character':
      return inCharacter(node);
    case 'CharacterClass':
      return unportableList(node);
    case 'CharacterSet':
      return [nonPortableFault(node, expandShorthand(node.raw))];
    case 'Quantifier':
      return inQuantifier(node, repeats);
    case 'Group':
      return inAlternatives(node, repeats);
    case 'CapturingGroup':
      return node.name === null
        ? inAlternatives(node, repeats)
        : [nonPortableFault(node, 'Write (?: … ) without a name.', `"(?<${node.name}>"`)];
    case 'Assertion':
      return inAssertion(node);
    default:
      return [nonPortableFault(node, 'Write out what is allowed here.')];
  }
}

function inCharacter(node: AST.Character): PatternFault[] {
  return /^[{}\]]$/.test(node.raw)
    ? [nonPortableFault(node, `Write "\\${node.raw}" for the character itself.`)]
    : unportableEscape(node);
}

function inQuantifier(node: AST.Quantifier, repeats: number): PatternFault[] {
  if (!node.greedy)
    return [nonPortableFault(node, 'Leave out the last "?".', `"${node.raw.slice(-2)}"`)];
  const most = repeats * Math.max(1, Number.isFinite(node.max) ? node.max : node.min);
  return most > mostRepeats
    ? [nonPortableFault(node, `Let nothing repeat more than ${mostRepeats} times.`)]
    : inElement(node.element, most);
}

function inAssertion(node: AST.Assertion): PatternFault[] {
  switch (node.kind) {
    case 'start':
    case 'end':
      return [];
    case 'word':
      return [nonPortableFault(node, 'Remove it, and write out what is allowed here.')];
    default:
      return [nonPortableFault(node, 'Write out the alternatives instead, with "|" between them.')];
  }
}
