import { defineProof } from './foundation/define-proof.ts';
import { blankLockName } from './locks/blank-lock.ts';
import { pathsLockName } from './paths/paths-lock.ts';

/** A form that was locked must keep all its locks: without one, changes go unnoticed. */
export const removedLock = defineProof({
  code: 'removed-lock',
  severity: 'error',
  prove({ bundle: { id, version }, source: { locks, at } }, report) {
    const names = [pathsLockName, blankLockName];
    const missing = names.filter((name) => !locks.has(name));
    if (missing.length !== 1) return;
    report({
      at,
      message: `${id} ${version} was locked, but its ${missing[0]} is missing.`,
      help: 'Restore the file. If it is out of date, run "formpress lock" and review what it writes.',
    });
  },
});
