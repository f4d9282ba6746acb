import { changedFacts } from '../../facts/changed-facts.ts';
import { pathsLockName } from '../../paths/paths-lock.ts';
import { defineProof } from './define-proof.ts';

/** What no path shows (amounts, tables, patterns, people, lines) is what it was when it was last looked at. */
export const changedForm = defineProof({
  code: 'changed-form',
  severity: 'error',
  prove(form, report) {
    for (const { at, message } of changedFacts(form)) {
      report({
        at,
        message,
        help: `If that is meant, run "formpress lock" and hand in ${pathsLockName} with it.`,
      });
    }
  },
});
