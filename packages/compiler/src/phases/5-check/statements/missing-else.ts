import { readsOf } from '@formpress/formula';
import type { LinkedForm } from '../../4-link/linked-form.ts';
import { askedAfter, askedBefore } from '../asked-before.ts';
import { defineCheck } from '../define-check.ts';
import { interviewsOf, targetsOf } from '../interviews-of.ts';

/** A text parameter that some path leaves blank must say what payroll gets then. */
export const missingElse = defineCheck({
  code: 'missing-else',
  severity: 'error',
  check(form, report) {
    const answered = answeredAtEveryEnd(form);
    for (const parameter of form.taxParameters) {
      const { is } = parameter;
      if (is.kind === 'number' || is.kind === 'yesNo' || parameter.else !== undefined) continue;
      const reads = readsOf(is.expression);
      if (reads.length === 0 || reads.some((name) => answered.has(name))) continue;
      report({
        at: parameter.at,
        message: `"${parameter.id}" is a text, and some path through the form leaves it blank.`,
        help: 'Add else with the value payroll gets then, such as else: NOT_APPLICABLE.',
      });
    }
  },
});

function answeredAtEveryEnd(form: LinkedForm): Set<string> {
  let answered: Set<string> | undefined;
  for (const { interview, given } of interviewsOf(form)) {
    const before = askedBefore(interview, given);
    for (const set of interview.sets) {
      const asked = before.get(set.id);
      if (!asked || !targetsOf(set).some((target) => 'finish' in target)) continue;
      const { onEveryPath } = askedAfter(set, asked);
      answered = new Set([...(answered ?? onEveryPath)].filter((id) => onEveryPath.has(id)));
    }
  }
  return answered ?? new Set();
}
