import type { LinkedPlace } from '../../4-link/link-place.ts';
import { placeLockName, printPlaceLock } from './place-lock.ts';
import { placeTableOf } from './place-table.ts';

/** An up-to-date lock of a locality: its path and its text. */
type NewPlaceLock = { path: string; text: string };

/** The codes that only say that the lock of a locality is missing or out of date. */
export const settledByPlaceLock: readonly string[] = [
  'changed-place',
  'removed-place-case',
  'removed-place-lock',
  'unlocked-place',
  'unreadable-place-lock',
];

/** The lock file of a locality if it is missing or out of date; undefined also where there is nothing to lock. */
export function newLockOfPlace({ locality, lock }: LinkedPlace): NewPlaceLock | undefined {
  const isNamed = locality.namesForms.length > 0 || locality.isLocked;
  const isWhole = locality.forms.length === locality.namesForms.length;
  if (!isNamed || !isWhole) return undefined;
  const text = printPlaceLock(placeTableOf(locality), locality);
  return text === lock ? undefined : { path: `${locality.folder}/${placeLockName}`, text };
}
