import { defineProof } from './foundation/define-proof.ts';
import { changedFacts } from './locks/changed-facts.ts';
import { pathsLockName } from './paths/paths-lock.ts';

/** What no path shows, such as amounts in texts and tables, must be as it was when the form was locked. */
export const changedForm = defineProof({
  code: 'changed-form',
  severity: 'error',
  prove(form, report) {
    for (const { at, message } of changedFacts(form)) {
      report({
        at,
        message,
        help: `If that is intended, run "formpress lock" and commit ${pathsLockName} with it.`,
      });
    }
  },
});
