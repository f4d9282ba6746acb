import { defineCheck } from '../foundation/define-check.ts';

/** Every amount that a form writes is calculated with or shown, or nobody would keep it right. */
export const unusedAmount = defineCheck({
  code: 'unused-amount',
  severity: 'warning',
  check({ amounts, folder }, report) {
    for (const { name, at, isUsed } of amounts.values()) {
      if (isUsed || !at.file.startsWith(`${folder}/`)) continue;
      report({
        at,
        message: `Nothing reads or shows the amount "${name}".`,
        help: `Use it as @${name} in a formula or as {{usd @${name}}} in a text, or remove it.`,
      });
    }
  },
});
