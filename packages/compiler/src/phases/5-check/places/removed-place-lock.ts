import { defineCheck } from '../foundation/define-check.ts';
import { placeLockName } from './place-lock.ts';

/** Where forms are locked, so is who gets them: the lock of a locality does not go away unseen. */
export const removedPlaceLock = defineCheck({
  code: 'removed-place-lock',
  severity: 'error',
  checkRelease({ localities, forms }, report) {
    for (const { code, namesForms, isLocked, formsAt } of localities) {
      const form = forms.find((each) => each.locality === code && each.isLocked);
      if (namesForms.length === 0 || isLocked || !form) continue;
      report({
        at: formsAt,
        message: `The forms of ${code} are locked, and ${placeLockName}, which says who gets them, is gone.`,
        help: 'Put it back. If there never was one, look at "formpress table" and run "formpress lock".',
      });
    }
  },
});
