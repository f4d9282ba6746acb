import { inEachLanguage, type Language } from '@formpress/model';
import type { Place } from '../../../diagnostics/diagnostic.ts';
import type { Linked } from '../../4-link/linked/linked.ts';
import { allTexts, allTranslations, wordsOf } from './all-texts.ts';

/** A word as it is written in a text, and where the text stands. */
export type WrittenWord = { word: string; at: Place };

/** All words by language. */
export type WrittenWords = Record<Language, WrittenWord[]>;

/** Those who have texts. */
type Having = Pick<Linked, 'forms' | 'localities' | 'texts'>;

/** The words of all texts by language, each text once; placeholders and numbers are no words. */
export function writtenWords(linked: Having): WrittenWords {
  const texts = writtenTexts(linked);
  return inEachLanguage((language) => wordsIn(texts[language]));
}

/** All texts by language, each once, and where it stands. */
export function writtenTexts(linked: Having): Record<Language, ReadonlyMap<string, Place>> {
  return inEachLanguage((wanted) => {
    if (wanted === 'en') return new Map(allTexts(linked).map(({ en, at }) => [wordsOf(en), at]));
    const texts = allTranslations(linked).filter(({ language }) => language === wanted);
    return new Map(texts.map(({ words, at }) => [words, at]));
  });
}

/** The words of one text, in small letters. */
export function wordsOfText(text: string): string[] {
  return [...text.matchAll(/\p{L}+/gu)].map(([word]) => word.toLowerCase());
}

function wordsIn(texts: ReadonlyMap<string, Place>): WrittenWord[] {
  return [...texts].flatMap(([text, at]) => wordsOfText(text).map((word) => ({ word, at })));
}
