import { createHash } from 'node:crypto';
import { wordsOfText } from '../phases/5-check/foundation/written-words.ts';

/** The words of a language with how often each stands, and short digests of the texts they are in. */
export type Vocabulary = {
  words: [string, number][];
  texts: string;
  /** Those that more than one family has, or a family and a locality. */
  textsOfSeveral: string;
};

const length = 12;

/** The vocabulary of texts, each of which is given as often as someone has it. */
export function vocabularyOf(texts: readonly string[]): Vocabulary {
  const all = new Set(texts);
  const several = new Set<string>();
  const once = new Set<string>();
  for (const text of texts) (once.has(text) ? several : once).add(text);
  return {
    words: [...countWords(all)],
    texts: [...all].map(digestOf).join(''),
    textsOfSeveral: [...several].map(digestOf).join(''),
  };
}

/** Whether a text is among those of which digests are given. */
export function isText(digests: string, text: string): boolean {
  const wanted = digestOf(text);
  for (let at = digests.indexOf(wanted); at !== -1; at = digests.indexOf(wanted, at + 1))
    if (at % length === 0) return true;
  return false;
}

/** How often each word stands in some texts. */
export function countWords(texts: Iterable<string>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts)
    for (const word of wordsOfText(text)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, length);
}
