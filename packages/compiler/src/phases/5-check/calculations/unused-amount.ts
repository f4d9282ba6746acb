import { defineCheck, eachForm } from '../foundation/define-check.ts';
import { amountsUsed } from './amounts-used.ts';

/** Every amount that a form writes is calculated with or shown, or nobody would keep it right. */
export const unusedAmount = defineCheck({
  code: 'unused-amount',
  severity: 'warning',
  check: eachForm((form, report) => {
    const used = amountsUsed(form);
    for (const { name, at } of form.amounts.values()) {
      if (used.has(name) || !at.file.startsWith(`${form.folder}/`)) continue;
      report({
        at,
        message: `Nothing reads or shows the amount "${name}".`,
        help: `Use it as @${name} in a formula or as {{usd @${name}}} in a text, or remove it.`,
      });
    }
  }),
});
