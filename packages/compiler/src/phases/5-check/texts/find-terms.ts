import type { TranslatedLanguage } from '@formpress/model';
import type { LinkedTerm } from '../../4-link/linked/linked.ts';

/** Finds the terms of the glossary in an English text, each with the words that name it there. */
export type TermFinder = (english: string) => { term: LinkedTerm; found: string }[];

const finders = new WeakMap<readonly LinkedTerm[], TermFinder>();

/** A finder of these terms, made once. */
export function termFinder(terms: readonly LinkedTerm[]): TermFinder {
  const finder = finders.get(terms) ?? finderOf(terms);
  finders.set(terms, finder);
  return finder;
}

/** Longer terms come first: "child" is not searched for within "qualifying child". */
function finderOf(terms: readonly LinkedTerm[]): TermFinder {
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

/** Whether a translation says none of the glossary's words for a term. */
export function lacksTerm(words: string, term: LinkedTerm, language: TranslatedLanguage): boolean {
  const translation = words.toLowerCase().replaceAll('’', "'");
  return !term[language].some((start) => beginsAWord(translation, start));
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
