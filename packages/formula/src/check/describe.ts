import { nearestName } from '@formpress/model';
import type { Kind } from '../foundation/names.ts';
import type { Node } from '../foundation/node.ts';

const kinds: Record<Kind, string> = {
  number: 'a number',
  text: 'a text',
  yesNo: 'yes or no',
  date: 'a date',
  choices: 'a list of choices',
};

/** Describes a kind in words. */
export function describeKind(kind: Kind): string {
  return kinds[kind];
}

/** Describes a part and its kind: `"isExempt" is yes or no`. */
export function describeNode(node: Node, kind: Kind): string {
  if (node.type === 'name') return `"${node.name}" is ${kinds[kind]}`;
  if (node.type === 'amount') return `"@${node.name}" is ${kinds[kind]}`;
  return node.type === 'text' ? `'${node.text}' is a text` : `this is ${kinds[kind]}`;
}

/** Joins words with commas, and the last two with a conjunction: A, B or C. */
export function joinWords(words: string[], join: 'and' | 'or'): string {
  const shown = words.length > 12 ? [...words.slice(0, 11), `${words.length - 11} more`] : words;
  const last = shown.at(-1) ?? '';
  return shown.length < 2 ? last : `${shown.slice(0, -1).join(', ')} ${join} ${last}`;
}

/** A suggestion of the nearest name, with a leading space, or an empty text when none is near. */
export function didYouMean(name: string, known: string[], mark = ''): string {
  const nearest = nearestName(name, known);
  return nearest === undefined ? '' : ` Did you mean "${mark}${nearest}"?`;
}
