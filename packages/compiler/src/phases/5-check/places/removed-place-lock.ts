import { defineCheck } from '../foundation/define-check.ts';
import { placeLockName } from './place-lock.ts';

/** Where forms are locked, so is who gets them: the lock of a locality must not disappear unnoticed. */
export const removedPlaceLock = defineCheck({
  code: 'removed-place-lock',
  severity: 'error',
  checkRelease({ localities, forms }, report) {
    for (const { code, namesForms, isLocked, formsAt } of localities) {
      const form = forms.find((each) => each.locality === code && each.isLocked);
      if (namesForms.length === 0 || isLocked || !form) continue;
      report({
        at: formsAt,
        message: `The forms of ${code} are locked, but ${placeLockName}, which says who gets them, is missing.`,
        help: 'Restore it. If there never was one, review "formpress table" and run "formpress lock".',
      });
    }
  },
});
