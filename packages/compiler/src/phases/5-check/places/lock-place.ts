import type { LinkedLocality } from '../../4-link/linked/linked.ts';
import { placeLockName, printPlaceLock } from './place-lock.ts';
import { placeTableOf } from './place-table.ts';

/** The codes that only say that the lock of a locality is missing or out of date. */
export const settledByPlaceLock: readonly string[] = [
  'changed-place',
  'removed-place-case',
  'removed-place-lock',
  'unlocked-place',
  'unreadable-place-lock',
];

/** The up-to-date lock file of a locality; none where there is nothing to lock. */
export function lockPlace(locality: LinkedLocality): { path: string; text: string } | undefined {
  if (locality.namesForms.length === 0 && !locality.isLocked) return undefined;
  const text = printPlaceLock(placeTableOf(locality), locality);
  return { path: `${locality.folder}/${placeLockName}`, text };
}
