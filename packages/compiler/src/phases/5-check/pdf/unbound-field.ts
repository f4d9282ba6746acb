import { lastLevel } from '../../4-link/find-field.ts';
import { defineCheck } from '../define-check.ts';

/** Every field of the blank is bound, signed or declared blank, so that none is forgotten. */
export const unboundField = defineCheck({
  code: 'unbound-field',
  severity: 'error',
  check({ blank, pdf }, report) {
    const known = new Set([
      ...pdf.bindings.map(({ field }) => field.name),
      ...pdf.sign.flatMap(({ name, field }) => (field ? [name, field] : [name])),
      ...pdf.blank.map(({ name }) => name),
    ]);
    for (const { name, type, page, readOnly } of blank.fields) {
      if (known.has(name) || type === 'button' || readOnly) continue;
      report({
        at: { file: pdf.file, start: 0, end: 0 },
        message: `The field "${lastLevel(name)}" on page ${page} of the blank is neither bound nor declared blank.`,
        help: `Say under fields what stands in it, or list it under blank. Its full name is ${name}.`,
      });
    }
  },
});
