import { defineProof } from './define-proof.ts';
import { blankLockName } from './locks/blank-lock.ts';
import { pathsLockName } from './paths/paths-lock.ts';

/** A form that was locked keeps all its locks: without one, nobody sees what changes. */
export const removedLock = defineProof({
  code: 'removed-lock',
  severity: 'error',
  prove({ bundle: { id, version }, source: { locks, at } }, report) {
    const names = [pathsLockName, blankLockName];
    const missing = names.filter((name) => !locks.has(name));
    if (missing.length !== 1) return;
    report({
      at,
      message: `${id} ${version} was locked, and its ${missing[0]} is gone.`,
      help: 'Put the file back. If what it held is out of date, run "formpress lock" and look at what comes out.',
    });
  },
});
