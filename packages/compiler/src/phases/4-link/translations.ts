import type { TextNode } from '../2-parse/yaml-node.ts';
import type { Translations, Valid } from '../3-validate/authored.ts';
import { itemsOf, nodeAt, textOf } from './entries.ts';

/** The two languages that stand in translations/, with their English names. */
export const translated = { es: 'Spanish', fr: 'French' } as const;
export type Translated = keyof typeof translated;

/** Finds the translation of an English text: in the form first, then its base, its locality, shared/. */
export type TranslationLookup = {
  find(language: Translated, english: string): TextNode | undefined;
  /** The file a new pair belongs in. */
  fileFor(language: Translated): string;
};

/** A lookup over several folders, the nearest first. */
export function translationLookup(
  folder: string,
  chain: readonly Translations[],
): TranslationLookup {
  const tables = {
    es: chain.map(({ es }) => (es ? pairsOf('es', es) : new Map<string, TextNode>())),
    fr: chain.map(({ fr }) => (fr ? pairsOf('fr', fr) : new Map<string, TextNode>())),
  };
  return {
    find: (language, english) => {
      for (const table of tables[language]) {
        const found = table.get(english);
        if (found) return found;
      }
      return undefined;
    },
    fileFor: (language) => `${folder}/translations/${language}.yaml`,
  };
}

function pairsOf(language: Translated, file: Valid<unknown>): Map<string, TextNode> {
  const pairs = new Map<string, TextNode>();
  for (const pair of itemsOf(file.root)) {
    pairs.set(textOf(nodeAt(pair, 'en')).value, textOf(nodeAt(pair, language)));
  }
  return pairs;
}
