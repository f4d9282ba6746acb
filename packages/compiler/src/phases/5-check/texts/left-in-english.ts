import { type Language, languageNames } from '@formpress/model';
import type { LinkedForm } from '../../4-link/linked/linked-form.ts';
import { allTranslations, wordsOf } from '../foundation/all-texts.ts';
import { ownBlankTexts } from '../foundation/blank-texts.ts';
import { defineCheck, type ReportFinding } from '../foundation/define-check.ts';
import { untranslatedPart } from './untranslated-part.ts';

/** A translation must not be the English text, except for names and words that both languages share. */
export const leftInEnglish = defineCheck({
  code: 'left-in-english',
  severity: 'warning',
  check(subject, report) {
    for (const { name, at, english: source, words } of allTranslations(subject)) {
      const message = untranslatedPart(source, words, name);
      if (message !== undefined) report({ at, message, help: `Translate it into ${name}.` });
    }
    if (subject.form) reportBlank(subject.form, report);
  },
});

/**
 * Reports English words on a drawn blank of another language. A text that mentions English, such as that
 * the form is available in it, may have some.
 */
function reportBlank(form: LinkedForm, report: ReportFinding): void {
  if (form.language === 'en') return;
  const { english: name } = languageNames[form.language];
  const isEnglish = englishWordsFor(form);
  for (const { words, at } of ownBlankTexts(form)) {
    const found = wordsIn(words).filter(isEnglish);
    const isAboutEnglish = /\bEnglish\b/.test(words);
    if (found.length === 0 || isAboutEnglish) continue;
    report({
      at,
      message: `The blank is ${name}, but here it has English words: ${[...new Set(found)].join(', ')}.`,
      help: `Translate it into ${name}.`,
    });
  }
}

/** Whether a word is in the English of a form, but neither in its translations nor in another text of the blank. */
function englishWordsFor(form: LinkedForm): (word: string) => boolean {
  const inLanguage = (language: Language) =>
    new Set(form.texts.flatMap((text) => wordsIn(wordsOf(text[language]))));
  const [english, own] = [inLanguage('en'), inLanguage(form.language)];
  const times = new Map<string, number>();
  for (const { words } of ownBlankTexts(form))
    for (const word of new Set(wordsIn(words))) times.set(word, (times.get(word) ?? 0) + 1);
  return (word) =>
    word.length > 2 && english.has(word) && !own.has(word) && (times.get(word) ?? 0) < 2;
}

/** The words in lower case: capitalised words are often names. */
function wordsIn(text: string): string[] {
  return text.match(/(?<![\p{L}’'.@/])\p{Ll}+(?![\p{L}’'@/]|\.\p{L})/gu) ?? [];
}
