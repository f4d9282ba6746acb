import type { SourceRange } from '../../../diagnostics/diagnostic.ts';
import { allTranslations } from '../foundation/all-texts.ts';
import { type BlankTwins, blankTwins } from '../foundation/blank-texts.ts';
import { defineCheck } from '../foundation/define-check.ts';
import { compareNumbers, type Difference, describeDifference } from './compare-numbers.ts';

/** A translation must have the numbers of the English, as its language writes them. */
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
        message: describeDifference(name, difference),
        related: [{ at: text.at, message: 'The English says:' }],
        help: 'Write the same numbers in both. A number that is an amount is best written as {{usd @name}}.',
      });
    }
    const twins = blankTwins(subject);
    const differ = twins && differenceOf(twins);
    if (!twins || !differ) return;
    report({
      at: placeOf(differ, twins),
      message: `On the drawn blank: ${describeDifference(twins.name, differ)}`,
      related: [{ at: twins.englishAt, message: 'The English blank:' }],
      help: 'Write the same numbers on both. An amount is best written as {{usd @name}}.',
    });
  },
});

/** The numbers that are on only one of the two pages, however often. */
function differenceOf({ english, texts, language }: BlankTwins): Difference | undefined {
  const [one = '', other = ''] = [english, texts].map((page) =>
    page.map(({ words }) => words).join('\n'),
  );
  const difference = compareNumbers(one, other, language);
  const isMissingIn = (page: string) => (source: string) =>
    !new RegExp(`(?<![0-9])${source.replaceAll('.', '\\.')}(?![0-9])`).test(page);
  const lacking = [...new Set(difference?.lacking.filter(isMissingIn(other)))];
  const added = [...new Set(difference?.added.filter(isMissingIn(one)))];
  return lacking.length + added.length > 0 ? { lacking, added } : undefined;
}

function placeOf({ added: [first] }: Difference, { texts, at }: BlankTwins): SourceRange {
  const found = first === undefined ? undefined : texts.find(({ words }) => words.includes(first));
  return found?.at ?? at;
}
