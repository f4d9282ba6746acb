import { inEachLanguage } from '@formpress/model';
import type { YamlNode } from '../../2-parse/foundation/yaml-node.ts';
import type { Valid } from '../../3-validate/authored/authored.ts';
import {
  childItems,
  childOf,
  childText,
  firstKeyPlace,
  itemsOf,
  textNodeOf,
} from '../foundation/entries.ts';
import type { LinkedTerm } from '../linked/linked.ts';

/** The glossary of shared/terms.yaml; empty when there is none. */
export function linkTerms(file: Valid<unknown> | undefined): LinkedTerm[] {
  if (!file) return [];
  return itemsOf(file.root).map((term) => {
    const avoided = childOf(term, 'avoid');
    const note = childText(term, 'note')?.value;
    return {
      ...inEachLanguage((language) => wordsAt(term, language)),
      avoid: inEachLanguage((language) => wordsAt(avoided, language)),
      at: firstKeyPlace(term),
      ...(note === undefined ? {} : { note }),
    };
  });
}

function wordsAt(node: YamlNode | undefined, language: string): string[] {
  return childItems(node, language).map((word) => textNodeOf(word).value);
}
