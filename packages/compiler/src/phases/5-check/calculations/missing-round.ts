import { defineCheck } from '../define-check.ts';

/** A result that can have more decimals than its kind keeps must say how it is rounded, and only such a result. */
export const missingRound = defineCheck({
  code: 'missing-round',
  severity: 'error',
  check(form, report) {
    for (const { id, calculate, scale } of form.questions.values()) {
      if (!calculate) continue;
      if (scale === undefined) {
        const message = `"${id}" is calculated, and its kind does not say how many decimals it keeps.`;
        report({ at: calculate.is.at, message, help: 'Use a kind with a scale, such as dollars.' });
        continue;
      }
      const { decimals } = calculate.is;
      const many = decimals === 'unbounded' || decimals > scale;
      if (many && !calculate.round) {
        report({
          at: calculate.is.at,
          message: `"${id}" can come to more than ${scale} decimals and does not say how to round.`,
          help: 'Add round: nearest, round: up or round: down, as the form says.',
        });
      }
      if (!many && calculate.round) {
        report({
          at: calculate.roundAt ?? calculate.is.at,
          message: `"${id}" never has more than ${scale} decimals, so there is nothing to round.`,
          help: 'Remove round.',
        });
      }
    }
  },
});
