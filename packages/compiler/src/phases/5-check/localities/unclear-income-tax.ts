import type { LinkedLocality } from '../../4-link/linked/linked.ts';
import { defineCheck } from '../foundation/define-check.ts';

/** A place without forms must say which are missing, or that it has no income tax; never both. */
export const unclearIncomeTax = defineCheck({
  code: 'unclear-income-tax',
  severity: 'error',
  checkRelease({ localities }, report) {
    for (const locality of localities) {
      const { code, codeAt, nothing, untaxedAt } = locality;
      const hasForms = namesAForm(locality);
      if (untaxedAt && hasForms) {
        report({
          at: untaxedAt,
          message: `${code} has no income tax, but lists forms.`,
          help: 'Remove "incomeTax", or the forms.',
        });
      }
      // Without a line under "nothing", people who get no form are reported by place-not-covered.
      if (untaxedAt || hasForms || nothing.length === 0) continue;
      report({
        at: codeAt,
        message: `${code} has no form and lists none as missing, but does not say that it has no income tax.`,
        help: 'List the forms to come under "formsNotWritten", or write "incomeTax: none".',
      });
    }
  },
});

function namesAForm({ namesForms, formsNotWritten, outdatedForms }: LinkedLocality): boolean {
  return namesForms.length + formsNotWritten.length + outdatedForms.length > 0;
}
