import { quotedList } from '@formpress/comparison';
import type { LinkedTerm } from '../../4-link/linked/linked.ts';
import { allTranslations } from '../foundation/all-texts.ts';
import { type BlankTwins, blankTwins } from '../foundation/blank-texts.ts';
import { defineCheck } from '../foundation/define-check.ts';

/** Where the English has a term of the glossary, the translation must use the glossary's words for it. */
export const termNotUsed = defineCheck({
  code: 'term-not-used',
  severity: 'warning',
  check(subject, report) {
    if (subject.terms.length === 0) return;
    const termsIn = finderFor(subject.terms);
    for (const { language, name, at, english, words } of allTranslations(subject)) {
      // Of a text that was not translated at all left-in-english speaks.
      if (words === english) continue;
      const translation = words.toLowerCase().replaceAll('’', "'");
      for (const { term, found } of termsIn(english)) {
        if (term[language].some((start) => beginsAWord(translation, start))) continue;
        report({
          at,
          message: `The English says "${found}", but the ${name} does not say ${quotedList(term[language], 'or')}.`,
          related: [{ at: term.at, message: 'The glossary has it here:' }],
          help: 'Use the words of the glossary, or add the form of the word that is used here to it.',
        });
      }
    }
    const twins = blankTwins(subject);
    for (const { term, found } of twins ? termsLacking(twins, termsIn) : []) {
      if (!twins) continue;
      report({
        at: twins.at,
        message: `The English blank says "${found}", but this ${twins.name} one does not say ${quotedList(term[twins.language], 'or')}.`,
        related: [{ at: term.at, message: 'The glossary has it here:' }],
        help: 'Use the words of the glossary, or add the form of the word that is used here to it.',
      });
    }
  },
});

/** Terms of the English page that are missing on the other. */
function termsLacking({ english, texts, language }: BlankTwins, termsIn: Finder) {
  const page = texts.map(({ words }) => words.toLowerCase().replaceAll('’', "'")).join('\n');
  const all = termsIn(english.map(({ words }) => words).join('\n'));
  return all.filter(({ term }) => !term[language].some((start) => beginsAWord(page, start)));
}

type Finder = (english: string) => { term: LinkedTerm; found: string }[];

const finders = new WeakMap<readonly LinkedTerm[], Finder>();

function finderFor(terms: readonly LinkedTerm[]): Finder {
  const finder = finders.get(terms) ?? finderOf(terms);
  finders.set(terms, finder);
  return finder;
}

/** Longer terms come first: "child" is not searched for within "qualifying child". */
function finderOf(terms: readonly LinkedTerm[]): Finder {
  const byWords = new Map(
    terms.flatMap((term) => term.en.map((words) => [words.toLowerCase(), term] as const)),
  );
  const longestFirst = [...byWords.keys()].sort((a, b) => b.length - a.length);
  const pattern = new RegExp(`\\b(?:${longestFirst.map(escaped).join('|')})\\b`, 'gi');
  return (english) => {
    const found = new Map<LinkedTerm, string>();
    for (const [words] of english.matchAll(pattern)) {
      const term = byWords.get(words.toLowerCase());
      if (term) found.set(term, words);
    }
    return [...found].map(([term, words]) => ({ term, found: words }));
  };
}

function beginsAWord(text: string, start: string): boolean {
  const wanted = start.toLowerCase();
  for (let at = text.indexOf(wanted); at !== -1; at = text.indexOf(wanted, at + 1)) {
    if (at === 0 || !/\p{L}/u.test(text[at - 1] ?? '')) return true;
  }
  return false;
}

function escaped(words: string): string {
  return words.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
