import { defineCheck, eachPlace } from '../foundation/define-check.ts';
import { lockedTable } from './locked-table.ts';
import { placeLockName } from './place-lock.ts';

/** The lock of a locality must be as "formpress lock" wrote it. */
export const unreadablePlaceLock = defineCheck({
  code: 'unreadable-place-lock',
  severity: 'error',
  check: eachPlace((place, report) => {
    if (lockedTable(place) !== 'unreadable') return;
    report({
      at: { file: `${place.locality.folder}/${placeLockName}`, start: 0, end: 0 },
      message: 'This file was changed after "formpress lock" wrote it.',
      help: 'Never edit it by hand. Restore the last correct version, or run "formpress lock".',
    });
  }),
});
