import { defineCheck } from '../define-check.ts';
import { sayDecimals } from './missing-round.ts';

/** A result that never has more decimals than its kind keeps says nothing about rounding. */
export const needlessRound = defineCheck({
  code: 'needless-round',
  severity: 'error',
  check(form, report) {
    for (const { id, calculate, scale = 0 } of form.questions.values()) {
      if (!calculate?.roundAt) continue;
      const { decimals } = calculate.is;
      if (decimals === 'unbounded' || decimals > scale) continue;
      report({
        at: calculate.roundAt,
        message: `"${id}" never comes to more than ${sayDecimals(scale)}, so there is nothing to round.`,
        related: [{ at: calculate.is.at, message: 'It is calculated here:' }],
        help: 'Remove round, or look whether the formula lacks a rate or a division.',
      });
    }
  },
});
