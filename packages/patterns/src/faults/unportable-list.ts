import type { AST } from '@eslint-community/regexpp';
import type { PatternFault } from '../foundation/pattern-fault.ts';
import { expandShorthand } from './expand-shorthand.ts';
import { nonPortableFault } from './non-portable-fault.ts';
import { unportableEscape } from './unportable-escape.ts';

/** Faults of a `[...]`, which may contain only characters and ranges. */
export function unportableList(list: AST.CharacterClass): PatternFault[] {
  if (list.negate) return [nonPortableFault(list, expandShorthand('[^'), '"[^"')];
  if (list.elements.length === 0)
    return [nonPortableFault(list, 'Put the characters between the brackets.')];
  const faults = list.elements.flatMap((element) => inList(element, list));
  return faults.length > 0 ? faults : doubledCharacters(list);
}

function inList(node: AST.CharacterClassElement, list: AST.CharacterClass): PatternFault[] {
  switch (node.type) {
    case 'Character':
      return inCharacter(node, list);
    case 'CharacterClassRange':
      return inRange(node);
    default:
      return [nonPortableFault(node, expandShorthand(node.raw))];
  }
}

function inCharacter(node: AST.Character, { elements }: AST.CharacterClass): PatternFault[] {
  if (node.raw === '[')
    return [nonPortableFault(node, 'Write "\\[" for the character itself.', '"[" within [ ]')];
  const isInside = node !== elements[0] && node !== elements.at(-1);
  if (node.raw === '-' && isInside) {
    return [nonPortableFault(node, 'Put "-" first or last within [ ].', '"-" between others')];
  }
  return unportableEscape(node);
}

// U+D800 to U+DFFF are surrogates: JavaScript sees two of them where other languages see one emoji.
function inRange(node: AST.CharacterClassRange): PatternFault[] {
  const { min, max } = node;
  if (min.value < 0xd800 && max.value > 0xdfff) {
    return [nonPortableFault(node, 'End the range before U+D800, or begin it after U+DFFF.')];
  }
  const bare = min.raw === '[' || max.raw === '[';
  if (bare)
    return [nonPortableFault(node, 'Write "\\[" for the character itself.', '"[" within [ ]')];
  return [...unportableEscape(min), ...unportableEscape(max)];
}

/** The fault of doubled characters such as "&&", which Java, Swift and Python read as set operations. */
function doubledCharacters(list: AST.CharacterClass): PatternFault[] {
  const found = /&&|--|~~|\|\|/.exec(list.raw.replaceAll(/\\./g, '  '));
  if (!found) return [];
  const start = list.start + found.index;
  const place = { start, end: start + 2, raw: found[0] };
  return [nonPortableFault(place, `Write "${found[0][0]}" once, first or last within [ ].`)];
}
