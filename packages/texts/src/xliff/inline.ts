import { piecesOf } from '../foundation/placeholders.ts';
import { elementsIn, escapeAttribute, escapeText, type XmlElement } from './xml-element.ts';

/** How a version of XLIFF names a placeholder: its element, and the attribute with the placeholder as it is written. */
export type InlineNames = { element: string; source: string };

/** A text with each placeholder as an element. The same placeholder has the same number in both languages. */
export function inlineText(text: string, english: string, names: InlineNames): string {
  const numbers = placeholdersIn(english);
  const used = new Set<number>();
  return piecesOf(text)
    .map((piece) => {
      if ('words' in piece) return escapeText(piece.words);
      const first = numbers.findIndex(
        (each, index) => each === piece.placeholder && !used.has(index),
      );
      const number = first === -1 ? numbers.length + used.size : first;
      used.add(number);
      return `<${names.element} id="${number + 1}" ${names.source}="${escapeAttribute(piece.placeholder)}"/>`;
    })
    .join('');
}

function placeholdersIn(text: string): string[] {
  return piecesOf(text).flatMap((piece) => ('placeholder' in piece ? [piece.placeholder] : []));
}

/**
 * The text of an element, with placeholders as they are written. Some tools drop the placeholder of an inline element
 * but keep its number: then it is taken from the element with that number in the English.
 */
export function textOfInline(
  element: XmlElement,
  names: InlineNames,
  english?: XmlElement,
): string {
  const known = new Map(
    elementsIn(english ?? element, names.element).map((each) => [
      each.attributes.id,
      each.attributes[names.source],
    ]),
  );
  return element.children
    .map((child): string => {
      if (typeof child === 'string') return child;
      if (child.name !== names.element) return textOfInline(child, names, english ?? element);
      return child.attributes[names.source] ?? known.get(child.attributes.id) ?? '';
    })
    .join('');
}
