import type { Place } from '../../../diagnostics/diagnostic.ts';
import type { Linked } from '../../4-link/linked-form.ts';
import { allTexts, allTranslations, wordsOf } from './all-texts.ts';

/** A word as it is written in a text, and where the text stands. */
export type WrittenWord = { word: string; at: Place };

/** The words of all texts by language, each text once; placeholders and numbers are no words. */
export function writtenWords(linked: Linked): Record<'en' | 'es' | 'fr', WrittenWord[]> {
  const english = new Map(allTexts(linked).map(({ en, at }) => [wordsOf(en), at]));
  const translated = (wanted: 'es' | 'fr') => {
    const texts = allTranslations(linked).filter(({ language }) => language === wanted);
    return new Map(texts.map(({ words, at }) => [words, at]));
  };
  return {
    en: wordsIn(english),
    es: wordsIn(translated('es')),
    fr: wordsIn(translated('fr')),
  };
}

function wordsIn(texts: ReadonlyMap<string, Place>): WrittenWord[] {
  return [...texts].flatMap(([text, at]) =>
    [...text.matchAll(/\p{L}+/gu)].map(([word]) => ({ word: word.toLowerCase(), at })),
  );
}
