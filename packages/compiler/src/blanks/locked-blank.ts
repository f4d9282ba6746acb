import { textOf } from '../diagnostics/text-of.ts';
import type { LinkedForm } from '../phases/4-link/linked/linked-form.ts';
import { type BlankLock, blankLockName, readBlankLock } from './blank-lock.ts';

/**
 * The name of the blank in use. An agency's file goes by its digest; one that we draw has no other name than that,
 * since its bytes change with every word.
 */
export function nameOfBlank({ blank }: LinkedForm): string {
  return blank.kind === 'agency' ? blank.sha256 : 'drawn';
}

const read = new WeakMap<Uint8Array, BlankLock | 'unreadable'>();

/** What blank.lock.json of a form says; nothing when there is none. */
export function lockedBlank({ locks }: LinkedForm): BlankLock | 'unreadable' | undefined {
  const bytes = locks.get(blankLockName);
  if (!bytes) return undefined;
  const lock = read.get(bytes) ?? readBlankLock(textOf(bytes)) ?? 'unreadable';
  read.set(bytes, lock);
  return lock;
}
