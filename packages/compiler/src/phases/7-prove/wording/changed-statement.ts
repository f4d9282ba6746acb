import { defineProof } from '../foundation/define-proof.ts';
import { blankLockName } from '../locks/blank-lock.ts';
import { digestsOfStatements } from '../locks/digests-of-statements.ts';
import { lockedBlank } from '../locks/locked-blank.ts';

/** A statement that is read from the agency's file must say what it said when the form was locked. */
export const changedStatement = defineProof({
  code: 'changed-statement',
  severity: 'error',
  prove(form, report) {
    const lock = lockedBlank(form);
    if (!lock || lock === 'unreadable') return;
    const now = digestsOfStatements(form);
    for (const [name, { at, words }] of form.source.readStatements) {
      const was = lock.statements?.[name];
      if (was === undefined || was === now.get(name)) continue;
      report({
        at,
        message: `The agency's file words the statement "${name}" differently than when it was locked. It now prints: "${words}"`,
        help: `Read its translations: they were made from the earlier words. When all is right, run "formpress lock" and commit ${blankLockName} with it.`,
      });
    }
  },
});
