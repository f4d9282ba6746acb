import { inEachLanguage } from '@formpress/model';
import type { Valid } from '../../3-validate/authored/authored.ts';
import { childItems, firstKeyPlace, itemsOf, textNodeOf } from '../foundation/entries.ts';
import type { LinkedTerm } from '../linked/linked.ts';

/** The glossary of shared/terms.yaml; empty when there is none. */
export function linkTerms(file: Valid<unknown> | undefined): LinkedTerm[] {
  if (!file) return [];
  return itemsOf(file.root).map((term) => {
    const words = (language: string) =>
      childItems(term, language).map((word) => textNodeOf(word).value);
    return { ...inEachLanguage(words), at: firstKeyPlace(term) };
  });
}
