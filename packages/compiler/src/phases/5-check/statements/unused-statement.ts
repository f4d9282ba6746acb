import { defineCheck, eachForm } from '../foundation/define-check.ts';
import { branchesOf, interviewsOf } from '../foundation/interviews-of.ts';

/** Every statement of a form must be at the end of some path. A form without an end is reported elsewhere. */
export const unusedStatement = defineCheck({
  code: 'unused-statement',
  severity: 'warning',
  check: eachForm((form, report) => {
    const sets = interviewsOf(form).flatMap(({ interview }) => interview.sets);
    const signed = new Set(
      sets.flatMap(branchesOf).flatMap(({ target }) => ('finish' in target ? [target.finish] : [])),
    );
    for (const [name, { at }] of form.statements) {
      if (signed.size === 0 || signed.has(name) || !at.file.startsWith(`${form.folder}/`)) continue;
      report({
        at,
        message: `No path ends with the statement "${name}".`,
        help: `Make a path end with { finish: ${name} }, or remove the statement.`,
      });
    }
  }),
});
