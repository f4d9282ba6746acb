import { defineCheck } from '../foundation/define-check.ts';
import { formsNamed } from './forms-named.ts';

/** A flow yields forms that its own locality offers. */
export const formNotListed = defineCheck({
  code: 'form-not-listed',
  severity: 'error',
  checkRelease({ localities }, report) {
    for (const { code, namesForms, flows } of localities) {
      for (const { id, rows, flow } of flows) {
        for (const { form, at } of formsNamed(rows, flow)) {
          if (namesForms.includes(form)) continue;
          report({
            at,
            message: `The flow ${id} yields ${form}, which is not listed under "forms" in ${code}.`,
            help: `Add ${form} there, with "when" and "recommended", or name a form of ${code}.`,
          });
        }
      }
    }
  },
});
