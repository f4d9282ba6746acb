import type { LinkedPlace } from '../../4-link/link-place.ts';
import { defineCheck } from '../foundation/define-check.ts';
import type { Subject } from '../foundation/subject.ts';
import { againstAgreements } from './against-agreements.ts';
import { failuresOf } from './failed-place-case.ts';
import { lockedTable } from './locked-table.ts';
import { placeChanges } from './place-changes.ts';
import { placeLockName } from './place-lock.ts';

const mostTold = 5;

/** Who gets which form is what it was when somebody last looked. */
export const changedPlace = defineCheck({
  code: 'changed-place',
  severity: 'error',
  check({ place, agreements }, report) {
    if (!place || isTold(place, agreements)) return;
    const then = lockedTable(place);
    const { locality } = place;
    const isWhole = locality.forms.length === locality.namesForms.length;
    if (!then || then === 'unreadable' || !isWhole) return;
    const changes = placeChanges(then, locality);
    for (const [index, { at, message }] of changes.slice(0, mostTold).entries()) {
      const rest = index === mostTold - 1 ? changes.length - mostTold : 0;
      const more = rest > 0 ? ` ${rest} more ${rest === 1 ? 'change' : 'changes'} like this.` : '';
      report({
        at,
        message: `${message}${more}`,
        help: `If that is meant, run "formpress lock" and hand in ${placeLockName} with it.`,
      });
    }
  },
});

/** Whether an agreement or a case says already what is wrong. */
function isTold(place: LinkedPlace, agreements: Subject['agreements']): boolean {
  return againstAgreements(place.locality, agreements).length > 0 || failuresOf(place).length > 0;
}
