import { defineCheck, eachPlace } from '../foundation/define-check.ts';
import { lockedTable } from './locked-table.ts';
import { removedCases } from './place-changes.ts';

/** A worked example of a locality must not disappear unnoticed. */
export const removedPlaceCase = defineCheck({
  code: 'removed-place-case',
  severity: 'error',
  check: eachPlace((place, report) => {
    const then = lockedTable(place);
    const { locality, hasAllCases } = place;
    if (!then || then === 'unreadable' || !hasAllCases) return;
    for (const about of removedCases(then, locality)) {
      report({
        at: locality.codeAt,
        message: `The case "${about}" of ${locality.code} is gone.`,
        help: 'Restore it. If another case replaces it, run "formpress lock".',
      });
    }
  }),
});
