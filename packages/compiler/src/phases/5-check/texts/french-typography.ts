import { allTranslations } from '../foundation/all-texts.ts';
import { defineCheck } from '../foundation/define-check.ts';
import { typographyFaults } from './typography-faults.ts';

/** Canadian French has its own rules for no-break spaces and signs. Cells without words are copied as they are. */
export const frenchTypography = defineCheck({
  code: 'french-typography',
  severity: 'warning',
  check(subject, report) {
    for (const { language, at, words, text } of allTranslations(subject)) {
      const isCopied = text.role === 'cell' && !/\p{L}/u.test(words);
      if (language !== 'fr' || isCopied) continue;
      for (const fault of typographyFaults(words)) report({ at, ...fault });
    }
  },
});
