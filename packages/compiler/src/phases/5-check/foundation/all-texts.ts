import { languageNames, type TranslatedLanguage, translatedLanguages } from '@formpress/model';
import type { SourceRange } from '../../../diagnostics/diagnostic.ts';
import type { LinkedText, TextPart } from '../../4-link/linked/linked-text.ts';

/** A text with one of its translations. */
export type Translation = {
  language: TranslatedLanguage;
  /** Its English name, such as Spanish. */
  name: string;
  at: SourceRange;
  english: string;
  words: string;
  text: LinkedText;
};

type Having = { texts: readonly LinkedText[] };

const known = new WeakMap<Having, Translation[]>();

/** Every translation of every text. */
export function allTranslations(having: Having): Translation[] {
  const found = known.get(having) ?? having.texts.flatMap(translationsOf);
  known.set(having, found);
  return found;
}

/** The translations of one text. */
export function translationsOf(text: LinkedText): Translation[] {
  if (text.isUnread) return [];
  const english = wordsOf(text.en);
  return translatedLanguages.flatMap((language) => {
    const at = text.translatedAt?.[language];
    const words = wordsOf(text[language]);
    return at
      ? [{ language, name: languageNames[language].english, at, english, words, text }]
      : [];
  });
}

/** The words of a text, with a mark for each placeholder. */
export function wordsOf(parts: readonly TextPart[]): string {
  let words = '';
  for (const part of parts) words += 'words' in part ? part.words : placeholderMark;
  return words;
}

/** Replaces a placeholder: it is not a letter, a digit or a space. */
export const placeholderMark = '◊';

/** Texts that differ in their words or in the places of their translations, without cells that have no words. */
export function textsOnce(
  texts: readonly LinkedText[],
  seen = new Map<string, LinkedText>(),
): LinkedText[] {
  const fresh = new Map<string, LinkedText>();
  for (const text of texts) {
    const places = translatedLanguages.map((language) => text.translatedAt?.[language]);
    if (text.role === 'cell' && !places.some(Boolean)) continue;
    const key = [wordsOf(text.en), ...places.map(placeKey), text.role].join('|');
    if (!seen.has(key)) fresh.set(key, text);
  }
  for (const [key, text] of fresh) seen.set(key, text);
  return [...fresh.values()];
}

function placeKey(at: SourceRange | undefined): string {
  return at ? `${at.file}:${at.start}` : '';
}
