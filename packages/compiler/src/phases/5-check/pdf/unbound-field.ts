import { shortestEnding } from '../../4-link/pdf/find-field.ts';
import { defineCheck, eachForm } from '../foundation/define-check.ts';
import { bindingFixes } from './binding-fixes.ts';

/** Every field of the blank must be bound, signed or declared blank, so that none is forgotten. */
export const unboundField = defineCheck({
  code: 'unbound-field',
  severity: 'error',
  check: eachForm((form, report) => {
    const { blank, pdf } = form;
    const known = new Set([
      ...pdf.bindings.map(({ field }) => field.name),
      ...pdf.sign.flatMap(({ name, field }) => (field ? [name, field] : [name])),
      ...pdf.blank.map(({ name }) => name),
      ...pdf.undecided.flatMap(({ candidates }) => candidates),
    ]);
    const added = pdf.add.filter(({ print }) => print === undefined);
    for (const { name, at } of added.filter((field) => !known.has(field.name))) {
      const message = `The field "${name}" is added to the blank, but nothing says what is printed in it.`;
      report({ at, message, help: 'Bind it under "fields", or give it fixed words with "print".' });
    }
    const unbound = blank.fields.filter(
      ({ name, type, readOnly }) => !known.has(name) && type !== 'button' && !readOnly,
    );
    const pages = [...new Set(unbound.map(({ page }) => page))].sort((a, b) => a - b);
    for (const page of pages) {
      const here = unbound.filter((field) => field.page === page);
      const names = here.map(({ name }) => `"${shortestEnding(name, blank.fields)}"`);
      const where = `on page ${page} of the blank`;
      report({
        at: pdf.fieldsAt,
        message:
          names.length === 1
            ? `Nothing is bound to the field ${names[0]} ${where}.`
            : `Nothing is bound to ${names.length} fields ${where}: ${names.join(', ')}.`,
        help: 'Say under "fields" what is printed there, or list it under "blank" if it stays empty.',
        fixes: bindingFixes(here, form),
      });
    }
  }),
});
