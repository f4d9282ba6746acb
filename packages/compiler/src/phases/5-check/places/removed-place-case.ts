import { describeRemoved, removedCases } from '../../4-link/cases/case-names.ts';
import { defineCheck, eachPlace } from '../foundation/define-check.ts';
import { lockedTable } from './locked-table.ts';

/** A worked example of a locality must not disappear unnoticed. */
export const removedPlaceCase = defineCheck({
  code: 'removed-place-case',
  severity: 'error',
  check: eachPlace((place, report) => {
    const then = lockedTable(place);
    const { locality, cases, hasAllCases } = place;
    if (!then || then === 'unreadable' || !hasAllCases) return;
    for (const gone of removedCases(then.cases, cases)) {
      report({
        at: gone.beside ?? locality.codeAt,
        message: describeRemoved(gone),
        help: 'Restore it. If another case replaces it, run "formpress lock".',
      });
    }
  }),
});
