import { defineCheck } from '../define-check.ts';

const countries: Record<string, string> = { FEDERAL: 'FED', CANADA_FEDERAL: 'CAN' };

/** Tax parameters begin with the letters of their locality, by which payroll finds them. */
export const foreignParameter = defineCheck({
  code: 'foreign-parameter',
  severity: 'error',
  check({ taxParameters, locality, id: form }, report) {
    const expected = countries[locality] ?? locality;
    for (const { id, at } of taxParameters) {
      const [prefix = '', name = ''] = id.split('.');
      if (prefix === expected) continue;
      report({
        at,
        message: `"${id}" begins with ${prefix}, and ${form} is a form of ${expected}.`,
        help: `Write ${expected}.${name}.`,
      });
    }
  },
});
