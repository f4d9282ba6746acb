import { defineCheck, eachForm } from '../foundation/define-check.ts';
import { amountsInTexts } from './amounts-in-words.ts';

/** A number in a text that is an amount of the form must be written as a placeholder, so that both change together. */
export const amountInWords = defineCheck({
  code: 'amount-in-words',
  severity: 'warning',
  check: eachForm((form, report) => {
    for (const { text, found } of amountsInTexts(form)) {
      for (const { source, placeholder } of found) {
        if (placeholder === undefined) continue;
        report({
          at: text.at,
          message: `"${source}" is an amount of this form, but here it is written out.`,
          help: `If it is the same, write ${placeholder} in all three languages, so that it changes with the amount.`,
        });
      }
    }
  }),
});
