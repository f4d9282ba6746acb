import { defineCheck, eachForm } from '../foundation/define-check.ts';
import { amountsInTexts } from './amounts-in-words.ts';

/** Dollars in a text must be an amount of the form or in a table: others go stale unnoticed. */
export const unknownDollarAmount = defineCheck({
  code: 'unknown-dollar-amount',
  severity: 'warning',
  check: eachForm((form, report) => {
    for (const { text, found } of amountsInTexts(form)) {
      for (const { source, sign, placeholder } of found) {
        if (sign !== '$' || placeholder !== undefined || /^\$ ?0$/.test(source)) continue;
        report({
          at: text.at,
          message: `"${source}" is in this text but is not an amount of the form.`,
          help: 'Add it under "amounts" in form.yaml, with where it is printed, and write {{usd @name}} here.',
        });
      }
    }
  }),
});
