import { againstAgreements } from '../agreements/against-agreements.ts';
import { defineCheck } from '../foundation/define-check.ts';
import { lockedTable } from './locked-table.ts';
import { placeChanges } from './place-changes.ts';
import { placeLockName } from './place-lock.ts';

const mostReported = 5;

/** Who gets which form must be as last locked. */
export const changedPlace = defineCheck({
  code: 'changed-place',
  severity: 'error',
  check({ place, agreements }, report) {
    if (!place || againstAgreements(place.locality, agreements).length > 0) return;
    const then = lockedTable(place);
    const { locality } = place;
    const isWhole = locality.forms.length === locality.namesForms.length;
    if (!then || then === 'unreadable' || !isWhole) return;
    const [first, ...others] = placeChanges(then, locality);
    if (!first) return;
    const more = others.length === 1 ? 'One more thing' : `${others.length} more things`;
    report({
      at: first.at,
      message: others.length === 0 ? first.message : `${first.message} ${more} changed.`,
      related: others.slice(0, mostReported),
      help: `If that is intended, run "formpress lock" and commit ${placeLockName} with the change.`,
    });
  },
});
