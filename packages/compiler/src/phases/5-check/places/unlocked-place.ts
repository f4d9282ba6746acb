import { defineCheck } from '../foundation/define-check.ts';
import { placeLockName } from './place-lock.ts';

/** A locality with forms must have a lock of who gets them, so that a change is noticed. */
export const unlockedPlace = defineCheck({
  code: 'unlocked-place',
  severity: 'warning',
  checkRelease({ localities, forms }, report) {
    const locked = new Set(
      forms.filter(({ isLocked }) => isLocked).map(({ locality }) => locality),
    );
    for (const { code, namesForms, isLocked, formsAt } of localities) {
      if (namesForms.length === 0 || isLocked || locked.has(code)) continue;
      report({
        at: formsAt,
        message: `${code} has no ${placeLockName}, so nobody notices when different people get its forms.`,
        help: 'Run "formpress lock" and keep the file it writes.',
      });
    }
  },
});
