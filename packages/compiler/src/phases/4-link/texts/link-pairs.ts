import { type TranslatedLanguage, translatedLanguages } from '@formpress/model';
import { todo } from '../../../diagnostics/fixes/fix.ts';
import type { TextNode, YamlNode } from '../../2-parse/foundation/yaml-node.ts';
import type { Translations } from '../../3-validate/authored/authored.ts';
import { childText, itemsOf, nodeAt, textNodeOf } from '../foundation/entries.ts';
import type { LinkedPair, TranslationState } from '../linked/linked-pair.ts';
import type { LinkedText } from '../linked/linked-text.ts';

/** Every pair of every file of translations, and whether some text uses it. */
export function linkPairs(
  files: Iterable<Translations>,
  texts: readonly LinkedText[],
  leftOut: readonly TranslatedLanguage[],
): LinkedPair[] {
  const used = new Set(texts.flatMap(({ translatedAt }) => Object.values(translatedAt ?? {})));
  const pairs = new Map<TextNode, LinkedPair>();
  for (const file of files) {
    for (const language of translatedLanguages) {
      const root = file[language]?.root;
      for (const pair of root ? itemsOf(root) : []) {
        const english = textNodeOf(nodeAt(pair, 'en'));
        const node = textNodeOf(nodeAt(pair, language));
        const translation = node.value;
        const isUsed = used.has(node.at) || translation === todo || leftOut.includes(language);
        const texts = { english: english.value, translation, state: stateOf(pair) };
        pairs.set(node, { language, ...texts, at: english.at, used: isUsed });
      }
    }
  }
  return [...pairs.values()];
}

/** How far along the translation of a pair is. */
export function stateOf(pair: YamlNode): TranslationState {
  return (childText(pair, 'state')?.value ?? 'translated') as TranslationState;
}

/** Identifies a pair within its file. */
export function pairKey({ at, english }: LinkedPair): string {
  return `${at.file} ${english}`;
}
