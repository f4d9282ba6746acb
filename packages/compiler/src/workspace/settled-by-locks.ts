import { settledByPlaceLock } from '../phases/5-check/places/lock-place.ts';
import { lockers } from '../phases/7-prove/locks/lockers.ts';

/** The codes of findings that only say that a lock is missing or out of date. */
export const settledByLocks: ReadonlySet<string> = new Set([
  'changed-text',
  ...settledByPlaceLock,
  ...lockers.flatMap(({ settles }) => settles),
]);
