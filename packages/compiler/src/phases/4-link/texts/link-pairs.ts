import { translatedLanguages } from '@formpress/model';
import { todo } from '../../../diagnostics/fixes/fix.ts';
import type { TextNode } from '../../2-parse/foundation/yaml-node.ts';
import type { Translations } from '../../3-validate/authored/authored.ts';
import { itemsOf, nodeAt, textNodeOf } from '../foundation/entries.ts';
import type { LinkedPair } from '../linked/linked-pair.ts';
import type { LinkedText } from '../linked/linked-text.ts';

/** Every pair of every file of translations, and whether some text uses it. */
export function linkPairs(
  files: Iterable<Translations>,
  texts: readonly LinkedText[],
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
        const isUsed = used.has(node.at) || translation === todo;
        const texts = { english: english.value, translation };
        pairs.set(node, { language, ...texts, at: english.at, used: isUsed });
      }
    }
  }
  return [...pairs.values()];
}

/** Identifies a pair within its file. */
export function pairKey({ at, english }: LinkedPair): string {
  return `${at.file} ${english}`;
}
