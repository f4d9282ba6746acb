import { quotedList } from '@formpress/comparison';
import { type Language, languageNames, languages } from '@formpress/model';
import type { SourceRange } from '../../../diagnostics/diagnostic.ts';
import type { LinkedTerm } from '../../4-link/linked/linked.ts';
import { allTranslations, wordsOf } from '../foundation/all-texts.ts';
import { ownBlankTexts } from '../foundation/blank-texts.ts';
import { defineCheck } from '../foundation/define-check.ts';
import type { Subject } from '../foundation/subject.ts';

/** No text may have a word that the glossary tells authors to avoid. */
export const discouragedWord = defineCheck({
  code: 'discouraged-word',
  severity: 'warning',
  check(subject, report) {
    const finders = findersFor(subject.terms);
    for (const { language, words, at } of writtenTexts(subject)) {
      for (const { found, term } of finders.get(language)?.(words) ?? []) {
        report({
          at,
          message: `The ${languageNames[language].english} says "${found}", a word to avoid.`,
          related: [{ at: term.at, message: 'The glossary says so here:' }],
          help: `Write it with ${quotedList(term[language], 'or')}, as the glossary does, or say it in another way.`,
        });
      }
    }
  },
});

type Written = { language: Language; words: string; at: SourceRange };

/** Every text in English, every translation, and the texts of a drawn blank. */
function writtenTexts(subject: Subject): Written[] {
  const { form, texts } = subject;
  const english = texts.map(({ en, at }) => ({ language: 'en' as const, words: wordsOf(en), at }));
  const printed = form ? ownBlankTexts(form) : [];
  const language = form?.language ?? 'en';
  return [
    ...english,
    ...allTranslations(subject),
    ...printed.map(({ words, at }) => ({ language, words, at })),
  ];
}

type Finder = (words: string) => { found: string; term: LinkedTerm }[];

const known = new WeakMap<readonly LinkedTerm[], Map<Language, Finder>>();

function findersFor(terms: readonly LinkedTerm[]): Map<Language, Finder> {
  const finders = known.get(terms) ?? new Map<Language, Finder>();
  if (!known.has(terms)) {
    for (const language of languages) {
      const finder = finderOf(terms, language);
      if (finder) finders.set(language, finder);
    }
    known.set(terms, finders);
  }
  return finders;
}

/** Makes a finder of avoided words, as whole words, the longest first; undefined when the language has none. */
function finderOf(terms: readonly LinkedTerm[], language: Language): Finder | undefined {
  const byWords = new Map(
    terms.flatMap((term) =>
      term.avoid[language].map((words) => [words.toLowerCase(), term] as const),
    ),
  );
  if (byWords.size === 0) return undefined;
  const longestFirst = [...byWords.keys()].sort((a, b) => b.length - a.length);
  const anyOfThem = longestFirst.map((words) => escaped(words)).join('|');
  const pattern = new RegExp(`(?<!\\p{L})(?:${anyOfThem})(?!\\p{L})`, 'giu');
  return (words) =>
    [...words.replaceAll('’', "'").matchAll(pattern)].flatMap(([found]) => {
      const term = byWords.get(found.toLowerCase());
      return term ? [{ found, term }] : [];
    });
}

function escaped(words: string): string {
  return words.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
