import { quotedList } from '../../../compare/say-list.ts';
import type { LinkedTerm } from '../../4-link/linked-form.ts';
import { defineCheck } from '../define-check.ts';
import { allTranslations } from './all-texts.ts';

/** Where the English has a term of the glossary, the translation has it too, in the glossary's words. */
export const termNotUsed = defineCheck({
  code: 'term-not-used',
  severity: 'warning',
  checkAll(linked, report) {
    const terms = readyTerms(linked.terms);
    for (const { language, name, at, english, words } of allTranslations(linked)) {
      const translation = words.toLowerCase().replaceAll('’', "'");
      for (const { term, found } of termsIn(english, terms)) {
        if (term[language].some((start) => beginsAWord(translation, start))) continue;
        report({
          at,
          message: `The English says "${found}", and the ${name} does not say ${quotedList(term[language], 'or')}.`,
          related: [{ at: term.at, message: 'The glossary has it here:' }],
          help: 'Use the words of the glossary, or add to it the form of the word that is used here.',
        });
      }
    }
  },
});

type ReadyTerm = { term: LinkedTerm; words: string; pattern: RegExp };

/** Longer terms come first: "qualifying child" is looked for before "child". */
function readyTerms(terms: readonly LinkedTerm[]): ReadyTerm[] {
  const ready = terms.flatMap((term) =>
    term.en.map((words) => ({ term, words, pattern: new RegExp(`\\b${escaped(words)}\\b`, 'gi') })),
  );
  return ready.sort((a, b) => b.words.length - a.words.length);
}

function termsIn(english: string, terms: readonly ReadyTerm[]) {
  const found = new Map<LinkedTerm, string>();
  let rest = english;
  for (const { term, words, pattern } of terms) {
    const without = rest.replaceAll(pattern, '/');
    if (without !== rest) found.set(term, words);
    rest = without;
  }
  return [...found].map(([term, words]) => ({ term, found: words }));
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
