import { plainList } from '@formpress/comparison';
import { allTranslations } from '../foundation/all-texts.ts';
import { defineCheck } from '../foundation/define-check.ts';
import { compareNumbers, type Difference } from './compare-numbers.ts';

/** A translation has the numbers of the English, written as its language writes them. */
export const numbersDiffer = defineCheck({
  code: 'numbers-differ',
  severity: 'error',
  check(subject, report) {
    for (const { language, name, at, english, words, text } of allTranslations(subject)) {
      if (!/[0-9]/.test(english + words)) continue;
      const difference = compareNumbers(english, words, language);
      if (!difference) continue;
      report({
        at,
        message: sentence(name, difference),
        related: [{ at: text.at, message: 'The English says:' }],
        help: 'Write the same numbers in both. A number that is an amount is best written as {{usd @name}}.',
      });
    }
  },
});

function sentence(name: string, { lacking, added }: Difference): string {
  if (lacking.length === 0)
    return `The ${name} says ${plainList(added)}, and the English does not.`;
  if (added.length === 0)
    return `The English says ${plainList(lacking)}, and the ${name} does not.`;
  return `The ${name} says ${plainList(added)} where the English says ${plainList(lacking)}.`;
}
