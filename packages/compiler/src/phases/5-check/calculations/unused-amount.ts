import { removeEntry } from '../../../diagnostics/fixes/fix.ts';
import { defineCheck, eachForm } from '../foundation/define-check.ts';
import { amountsUsed } from './amounts-used.ts';

/** Every amount of a form must be used or shown, or nobody would keep it up to date. */
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
        fixes: [removeEntry(at, `"${name}"`)],
      });
    }
  }),
});
