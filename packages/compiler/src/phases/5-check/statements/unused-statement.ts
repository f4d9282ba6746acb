import { defineCheck, eachForm } from '../foundation/define-check.ts';
import { interviewsOf, waysOf } from '../foundation/interviews-of.ts';

/** Every statement that a form writes is signed at the end of some way. A form without an end says so itself. */
export const unusedStatement = defineCheck({
  code: 'unused-statement',
  severity: 'warning',
  check: eachForm((form, report) => {
    const sets = interviewsOf(form).flatMap(({ interview }) => interview.sets);
    const signed = new Set(
      sets.flatMap(waysOf).flatMap(({ target }) => ('finish' in target ? [target.finish] : [])),
    );
    for (const [name, { at }] of form.statements) {
      if (signed.size === 0 || signed.has(name) || !at.file.startsWith(`${form.folder}/`)) continue;
      report({
        at,
        message: `No way ends with the statement "${name}".`,
        help: `Let a way end with { finish: ${name} }, or remove the statement.`,
      });
    }
  }),
});
