import { quotedList } from '@formpress/comparison';
import { allTranslations } from '../foundation/all-texts.ts';
import { type BlankTwins, blankTwins } from '../foundation/blank-texts.ts';
import { defineCheck } from '../foundation/define-check.ts';
import { lacksTerm, type TermFinder, termFinder } from './find-terms.ts';

/** Where the English has a term of the glossary, the translation must use the glossary's words for it. */
export const termNotUsed = defineCheck({
  code: 'term-not-used',
  severity: 'warning',
  check(subject, report) {
    if (subject.terms.length === 0) return;
    const termsIn = termFinder(subject.terms);
    for (const { language, name, at, english, words } of allTranslations(subject)) {
      // left-in-english reports a text that was not translated at all.
      if (words === english) continue;
      for (const { term, found } of termsIn(english)) {
        if (!lacksTerm(words, term, language)) continue;
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
function termsLacking({ english, texts, language }: BlankTwins, termsIn: TermFinder) {
  const page = texts.map(({ words }) => words).join('\n');
  const all = termsIn(english.map(({ words }) => words).join('\n'));
  return all.filter(({ term }) => lacksTerm(page, term, language));
}
