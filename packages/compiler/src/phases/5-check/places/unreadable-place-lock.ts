import { defineCheck, eachPlace } from '../foundation/define-check.ts';
import { lockedTable } from './locked-table.ts';
import { placeLockName } from './place-lock.ts';

/** What "formpress lock" wrote of a locality is read again as it was written. */
export const unreadablePlaceLock = defineCheck({
  code: 'unreadable-place-lock',
  severity: 'error',
  check: eachPlace((place, report) => {
    if (lockedTable(place) !== 'unreadable') return;
    report({
      at: { file: `${place.locality.folder}/${placeLockName}`, start: 0, end: 0 },
      message: 'This file is not as "formpress lock" writes it.',
      help: 'Never change it by hand. Take the last version that was right, or run "formpress lock".',
    });
  }),
});
