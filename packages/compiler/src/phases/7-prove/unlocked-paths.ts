import { defineProof } from './define-proof.ts';
import { pathsLockName } from './paths/paths-lock.ts';

/** Every form has a record of what comes out of its paths, so that a change is seen. */
export const unlockedPaths = defineProof({
  code: 'unlocked-paths',
  severity: 'warning',
  prove({ bundle: { id, version }, source: { locks, at } }, report) {
    if (locks.has(pathsLockName)) return;
    const lacks = `${id} ${version} has no ${pathsLockName}`;
    report({
      at,
      message: `${lacks}, so nobody sees when something else comes out of it.`,
      help: 'Run "formpress lock" and keep the file it writes.',
    });
  },
});
