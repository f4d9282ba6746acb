import { textOf } from '../../../diagnostics/text-of.ts';
import type { LoweredForm } from '../../6-lower/lowered-form.ts';
import { type BlankLock, blankLockName, readBlankLock } from './blank-lock.ts';

/**
 * The name of the blank in use. An agency's file goes by its digest; one that we draw has no other name than that,
 * since its bytes change with every word.
 */
export function nameOfBlank({ bundle: { blank } }: LoweredForm): string {
  return blank.kind === 'agency' ? blank.sha256 : 'drawn';
}

const read = new WeakMap<Uint8Array, BlankLock | 'unreadable'>();

/** What blank.lock.json of a form says; nothing when there is none. */
export function lockedBlank({ source }: LoweredForm): BlankLock | 'unreadable' | undefined {
  const bytes = source.locks.get(blankLockName);
  if (!bytes) return undefined;
  const lock = read.get(bytes) ?? readBlankLock(textOf(bytes)) ?? 'unreadable';
  read.set(bytes, lock);
  return lock;
}
