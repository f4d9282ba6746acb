import { askedBefore } from '../foundation/asked-before.ts';
import { defineCheck, eachForm } from '../foundation/define-check.ts';
import { branchesOf, interviewsOf } from '../foundation/interviews-of.ts';

/** Some path through a form must end with a statement: otherwise everyone is ineligible. */
export const neverFinishes = defineCheck({
  code: 'never-finishes',
  severity: 'error',
  check: eachForm((form, report) => {
    for (const asked of interviewsOf(form)) {
      const { sets } = asked.interview;
      const reached = askedBefore(asked);
      const targets = sets
        .filter(({ id }) => reached.has(id))
        .flatMap(branchesOf)
        .map(({ target }) => target);
      if (targets.some((target) => 'finish' in target)) continue;
      if (!targets.some((target) => 'ineligible' in target)) continue;
      report({
        at: sets[0]?.at ?? form.at,
        message: `Every path through ${form.id} ends with INELIGIBLE, so nobody can complete it.`,
        help: 'Make an answer lead to { finish: … } with a statement.',
      });
    }
  }),
});
