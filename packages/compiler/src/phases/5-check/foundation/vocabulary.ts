import type { Language } from '@formpress/model';
import { languages } from '@formpress/model';
import type { SourceRange } from '../../../diagnostics/diagnostic.ts';
import type { LinkedForm } from '../../4-link/linked/linked-form.ts';
import type { LinkedText } from '../../4-link/linked/linked-text.ts';
import { translationsOf, wordsOf } from './all-texts.ts';
import { ownBlankTexts } from './blank-texts.ts';

/** The place of a word that is written once, or else how often it is written. */
export type WrittenWord = SourceRange | number;

/** The words of some texts in each language. */
export type Vocabulary = Record<Language, Map<string, WrittenWord>>;

/** A vocabulary without words. */
export function emptyVocabulary(): Vocabulary {
  return Object.fromEntries(languages.map((each) => [each, new Map()])) as Vocabulary;
}

/** The words of texts and drawn blanks. A text that is written twice counts once; placeholders and numbers are not words. */
export function vocabularyOf(
  texts: readonly LinkedText[],
  forms: readonly LinkedForm[] = [],
): Vocabulary {
  const written = Object.fromEntries(languages.map((each) => [each, new Map()])) as Record<
    Language,
    Map<string, SourceRange>
  >;
  for (const text of texts) {
    written.en.set(wordsOf(text.en), text.at);
    for (const { language, words, at } of translationsOf(text)) written[language].set(words, at);
  }
  for (const form of forms)
    for (const { words, at } of ownBlankTexts(form)) written[form.language].set(words, at);
  const vocabulary = emptyVocabulary();
  for (const language of languages)
    for (const [text, at] of written[language])
      for (const word of wordsOfText(text)) countWord(vocabulary[language], word, at);
  return vocabulary;
}

/** Adds the words of a vocabulary to a larger one. */
export function addWords(all: Vocabulary, some: Vocabulary): void {
  for (const language of languages)
    for (const [word, written] of some[language]) countWord(all[language], word, written);
}

/** Removes the words of a vocabulary from a larger one. The place of a word that is now written once is then unknown. */
export function removeWords(all: Vocabulary, some: Vocabulary): void {
  for (const language of languages) {
    for (const [word, written] of some[language]) {
      const left = occurrencesOf(all[language].get(word)) - occurrencesOf(written);
      if (left === 0) all[language].delete(word);
      else all[language].set(word, left);
    }
  }
}

/** Whether the larger vocabulary knows the place of each word of the other one that it has only once. */
export function hasPlaces(all: Vocabulary, some: Vocabulary): boolean {
  return languages.every((language) =>
    [...some[language].keys()].every((word) => all[language].get(word) !== 1),
  );
}

/** The words of one text, in lower case. */
function wordsOfText(text: string): string[] {
  return text.toLowerCase().match(/\p{L}+/gu) ?? [];
}

/** How often a word is written. */
export function occurrencesOf(written: WrittenWord | undefined): number {
  return typeof written === 'object' ? 1 : (written ?? 0);
}

function countWord(words: Map<string, WrittenWord>, word: string, written: WrittenWord): void {
  const before = words.get(word);
  words.set(word, before === undefined ? written : occurrencesOf(before) + occurrencesOf(written));
}
