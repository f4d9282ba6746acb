import type { LinkedLocality } from '../../4-link/linked/linked.ts';
import { defineCheck, type Finding } from '../foundation/define-check.ts';
import type { FormFacts } from '../foundation/release-facts.ts';
import { placeLockName } from './place-lock.ts';

/**
 * Where forms are locked, so is who gets them; and where the texts of one place are locked, so are those
 * of all: the lock of a locality must not disappear unnoticed.
 */
export const removedPlaceLock = defineCheck({
  code: 'removed-place-lock',
  severity: 'error',
  checkRelease({ localities, forms }, report) {
    const areTextsLocked = localities.some(({ hasTextsLock }) => hasTextsLock);
    for (const locality of localities) {
      const found =
        locality.namesForms.length > 0
          ? withoutLock(locality, forms)
          : areTextsLocked && withoutTextsLock(locality);
      if (found) report(found);
    }
  },
});

function withoutLock(
  { code, isLocked, formsAt }: LinkedLocality,
  forms: readonly FormFacts[],
): Finding | undefined {
  const form = forms.find((each) => each.locality === code && each.isLocked);
  if (isLocked || !form) return undefined;
  return {
    at: formsAt,
    message: `The forms of ${code} are locked, but ${placeLockName}, which says who gets them, is missing.`,
    help: 'Restore it. If there never was one, review "formpress table" and run "formpress lock".',
  };
}

/** The finding for a place without forms: the only lock that it can have is that of its texts. */
function withoutTextsLock({ code, codeAt, hasTextsLock }: LinkedLocality): Finding | undefined {
  if (hasTextsLock) return undefined;
  return {
    at: codeAt,
    message: `The texts of other places are locked, but the texts.lock.json of ${code} is missing.`,
    help: 'Restore it. If there never was one, run "formpress lock" and review what it writes.',
  };
}
