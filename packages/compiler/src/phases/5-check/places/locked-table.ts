import type { LinkedPlace } from '../../4-link/link-place.ts';
import { readPlaceLock } from './place-lock.ts';
import type { PlaceTable } from './place-table.ts';

/** The table in locality.lock.txt, if there is one. */
export function lockedTable({
  lock,
  locality,
}: LinkedPlace): PlaceTable | 'unreadable' | undefined {
  return lock === undefined ? undefined : (readPlaceLock(lock, locality) ?? 'unreadable');
}
