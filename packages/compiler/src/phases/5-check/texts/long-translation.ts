import { allTranslations } from '../foundation/all-texts.ts';
import { defineCheck } from '../foundation/define-check.ts';

/** A translation must not be much longer than the English: it may say more, or not fit where clients show it. */
export const longTranslation = defineCheck({
  code: 'long-translation',
  severity: 'warning',
  check(subject, report) {
    for (const { name, at, english, words, text } of allTranslations(subject)) {
      if (words.length <= 60 || words.length <= 1.8 * english.length) continue;
      report({
        at,
        message: `The ${name} is much longer than the English: ${words.length} characters, not ${english.length}.`,
        related: [{ at: text.at, message: 'The English says:' }],
        help: 'Say it more briefly, and say no more than the English does.',
      });
    }
  },
});
