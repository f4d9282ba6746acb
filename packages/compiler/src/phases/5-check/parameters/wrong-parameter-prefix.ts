import { replaceWord } from '../../../diagnostics/fixes/fix.ts';
import { defineCheck, eachForm } from '../foundation/define-check.ts';

const countries: Record<string, string> = { us: 'FED', ca: 'CAN' };

/** Tax parameters begin with the code of their locality, by which payroll finds them. */
export const wrongParameterPrefix = defineCheck({
  code: 'wrong-parameter-prefix',
  severity: 'error',
  check: eachForm(({ taxParameters, folder, id: form }, report) => {
    const [country = '', name = ''] = folder.split('/');
    const expected = name === 'federal' ? countries[country] : name;
    for (const { id, at } of taxParameters) {
      const [prefix = '', own = ''] = id.split('.');
      if (prefix === expected) continue;
      report({
        at,
        message: `"${id}" begins with ${prefix}, but ${form} is a form of ${expected}.`,
        help: `Write ${expected}.${own}.`,
        fixes: [replaceWord(at, id, `${expected}.${own}`)],
      });
    }
  }),
});
