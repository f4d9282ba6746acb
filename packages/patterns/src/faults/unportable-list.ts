import type { AST } from '@eslint-community/regexpp';
import type { PatternFault } from '../foundation/pattern-fault.ts';
import { insteadOfSet } from './instead-of-set.ts';
import { unlike } from './unlike.ts';
import { unportableEscape } from './unportable-escape.ts';

/** What is wrong with `[...]`: only characters and ranges may stand in it. */
export function unportableList(list: AST.CharacterClass): PatternFault[] {
  if (list.negate) return [unlike(list, insteadOfSet('[^'), '"[^"')];
  if (list.elements.length === 0) return [unlike(list, 'Put the characters between the brackets.')];
  const faults = list.elements.flatMap((element) => inList(element, list));
  return faults.length > 0 ? faults : doubleSigns(list);
}

function inList(node: AST.CharacterClassElement, list: AST.CharacterClass): PatternFault[] {
  switch (node.type) {
    case 'Character':
      return inCharacter(node, list);
    case 'CharacterClassRange':
      return inRange(node);
    default:
      return [unlike(node, insteadOfSet(node.raw))];
  }
}

function inCharacter(node: AST.Character, { elements }: AST.CharacterClass): PatternFault[] {
  if (node.raw === '[') return [unlike(node, 'Write "\\[" for the sign itself.', '"[" within [ ]')];
  const isInside = node !== elements[0] && node !== elements.at(-1);
  if (node.raw === '-' && isInside) {
    return [unlike(node, 'Put "-" first or last within [ ].', '"-" between others')];
  }
  return unportableEscape(node);
}

// Half characters lie between U+D800 and U+DFFF: JavaScript sees two of them where others see one emoji.
function inRange(node: AST.CharacterClassRange): PatternFault[] {
  const { min, max } = node;
  if (min.value < 0xd800 && max.value > 0xdfff) {
    return [unlike(node, 'End the range before U+D800, or begin it after U+DFFF.')];
  }
  const bare = min.raw === '[' || max.raw === '[';
  if (bare) return [unlike(node, 'Write "\\[" for the sign itself.', '"[" within [ ]')];
  return [...unportableEscape(min), ...unportableEscape(max)];
}

/** Java, Swift and Python take these for operations between lists. */
function doubleSigns(list: AST.CharacterClass): PatternFault[] {
  const found = /&&|--|~~|\|\|/.exec(list.raw.replaceAll(/\\./g, '  '));
  if (!found) return [];
  const start = list.start + found.index;
  const place = { start, end: start + 2, raw: found[0] };
  return [unlike(place, `Write "${found[0][0]}" once, first or last within [ ].`)];
}
