import { defineProof } from './define-proof.ts';
import { blankLockName } from './locks/blank-lock.ts';
import { lockedBlank } from './locks/locked-blank.ts';
import { pathsLockName } from './paths/paths-lock.ts';
import { pathsOf } from './paths/paths-of.ts';

/** What was written by formpress lock is read again as it was written. */
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
        help: 'Never change it by hand. Take the last version that was right, or run "formpress lock" and look at what it changes.',
      });
    }
  },
});
