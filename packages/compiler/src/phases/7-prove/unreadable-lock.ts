import { defineProof } from './foundation/define-proof.ts';
import { blankLockName } from './locks/blank-lock.ts';
import { lockedBlank } from './locks/locked-blank.ts';
import { pathsLockName } from './paths/paths-lock.ts';
import { pathsOf } from './paths/paths-of.ts';

/** Lock files must be as "formpress lock" wrote them. */
export const unreadableLock = defineProof({
  code: 'unreadable-lock',
  severity: 'error',
  prove(form, report) {
    const locks = {
      [pathsLockName]: pathsOf(form).lock,
      [blankLockName]: lockedBlank(form),
    };
    for (const [name, lock] of Object.entries(locks)) {
      if (lock !== 'unreadable') continue;
      report({
        at: { file: `${form.source.folder}/${name}`, start: 0, end: 0 },
        message: 'This file was changed by something other than "formpress lock".',
        help: 'Never edit it by hand. Restore the last correct version, or run "formpress lock" and review what it changes.',
      });
    }
  },
});
