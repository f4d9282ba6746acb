import { defineCheck } from '../foundation/define-check.ts';
import { isTold } from './is-told.ts';
import { lockedTable } from './locked-table.ts';
import { placeChanges } from './place-changes.ts';
import { placeLockName } from './place-lock.ts';

const mostReported = 5;

/** Who gets which form must be as last locked. */
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
    for (const [index, { at, message }] of changes.slice(0, mostReported).entries()) {
      const rest = index === mostReported - 1 ? changes.length - mostReported : 0;
      const more = rest > 0 ? ` ${rest} more ${rest === 1 ? 'change' : 'changes'} like this.` : '';
      report({
        at,
        message: `${message}${more}`,
        help: `If that is intended, run "formpress lock" and commit ${placeLockName} with the change.`,
      });
    }
  },
});
