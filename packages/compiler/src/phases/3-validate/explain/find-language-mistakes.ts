import { isLanguage, languageNames } from '@formpress/model';
import type { Document, MapNode } from '../../2-parse/foundation/yaml-node.ts';
import type { Mistake } from './mistake.ts';

const nameOf = (word: string) => (isLanguage(word) ? languageNames[word].english : word);

/**
 * Finds pairs that lack the language of their file or have another one. A pair has English, that language
 * and perhaps a state.
 */
export function findLanguageMistakes({ file, root }: Document): Mistake[] {
  const language = /(\w+)\.yaml$/.exec(file)?.[1] ?? '';
  const pairs = root.kind === 'list' ? root.items.filter((item) => item.kind === 'map') : [];
  return pairs.flatMap((pair) => wrongPair(pair, language) ?? []);
}

function wrongPair({ entries, at }: MapNode, language: string): Mistake | undefined {
  const other = entries.find(({ key }) => !['en', language, 'state'].includes(key));
  if (other) {
    return {
      code: 'unknown-key',
      at: other.keyAt,
      message: `A translation in ${language}.yaml has no "${other.key}".`,
      help: `Put the ${nameOf(other.key)} in ${other.key}.yaml.`,
    };
  }
  if (entries.some(({ key }) => key === language)) return undefined;
  return {
    code: 'missing-key',
    at: entries[0]?.keyAt ?? at,
    message: `This translation has no "${language}".`,
    help: `Add "${language}": the text in ${nameOf(language)}.`,
  };
}
