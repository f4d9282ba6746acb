import { inEachLanguage } from '@formpress/model';
import type { TextNode } from '../../2-parse/foundation/yaml-node.ts';
import type { LinkedText, TextPart } from '../linked/linked-text.ts';
import { linkText, type TextScope } from '../texts/link-text.ts';

/** The bounds that a message may show as {{@least}} and {{@most}}. */
export type ShownBounds = { least: string; most: string };

/** Links the message of a kind for questions with bounds, with zeros as bounds. Each question has its own. */
export function linkBoundsMessage(node: TextNode, scope: TextScope): LinkedText {
  return boundMessage(node, { least: '0', most: '0' }, scope);
}

/** The message of a kind with the bounds of a question. */
export function boundMessage(node: TextNode, bounds: ShownBounds, scope: TextScope): LinkedText {
  const numberOf = (name: string) =>
    name === 'least' || name === 'most' ? bounds[name] : undefined;
  const text = linkText(node, {
    ...scope,
    amount: (name) => {
      const number = numberOf(name);
      return number === undefined ? undefined : { number };
    },
    amounts: () => Object.keys(bounds),
  });
  const withBound = (part: TextPart): TextPart =>
    'amount' in part ? { bound: numberOf(part.amount) ?? '', style: part.style } : part;
  return { ...text, ...inEachLanguage((language) => text[language].map(withBound)) };
}
