import { defineCheck } from '../foundation/define-check.ts';
import { isTold } from './is-told.ts';
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
