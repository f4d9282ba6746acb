import { defineProof } from './foundation/define-proof.ts';
import { blankLockName } from './locks/blank-lock.ts';
import { pathsLockName } from './paths/paths-lock.ts';

/** Every form must have a lock of its paths' outcomes, so that a change is noticed. removed-lock reports a lock that is gone. */
export const unlockedPaths = defineProof({
  code: 'unlocked-paths',
  severity: 'warning',
  prove({ bundle: { id, version }, source: { locks, at } }, report) {
    if (locks.has(pathsLockName) || locks.has(blankLockName)) return;
    const lacks = `${id} ${version} has no ${pathsLockName}`;
    report({
      at,
      message: `${lacks}, so nobody notices when its outcome changes.`,
      help: 'Run "formpress lock" and keep the file it writes.',
    });
  },
});
