import type { Element, NoParent } from 'refa';
import type { Body } from './body-of.ts';
import { mostReadableCharacter } from './most-readable-character.ts';

/** A shortest text that the body of a pattern accepts. The pattern must have no empty list. */
export function shortestText(body: Body): string {
  const texts = body.map(({ elements }) => elements.map(textOf).join(''));
  return texts.reduce((shortest, text) => (text.length < shortest.length ? text : shortest));
}

function textOf(element: NoParent<Element>): string {
  switch (element.type) {
    case 'CharacterClass': {
      const known = element.characters.ranges.map(mostReadableCharacter);
      return known.sort((a, b) => a.rank - b.rank)[0]?.character ?? '';
    }
    case 'Alternation':
      return shortestText(element.alternatives);
    case 'Quantifier':
      return shortestText(element.alternatives).repeat(element.min);
    default:
      throw new Error(`${element.type} has no text.`);
  }
}
