import { textOf } from '../../../diagnostics/text-of.ts';
import type { LoweredForm } from '../../6-lower/lowered-form.ts';
import { type BlankLock, blankLockName, readBlankLock } from './blank-lock.ts';

/**
 * The name of the current blank. An agency's file is named by its digest; a drawn one is just "drawn", since its
 * bytes change with every word.
 */
export function nameOfBlank({ bundle: { blank } }: LoweredForm): string {
  return blank.kind === 'agency' ? blank.sha256 : 'drawn';
}

const read = new WeakMap<Uint8Array, BlankLock | 'unreadable'>();

/** The contents of a form's blank.lock.json, if there is one. */
export function lockedBlank({ source }: LoweredForm): BlankLock | 'unreadable' | undefined {
  const bytes = source.locks.get(blankLockName);
  if (!bytes) return undefined;
  const lock = read.get(bytes) ?? readBlankLock(textOf(bytes)) ?? 'unreadable';
  read.set(bytes, lock);
  return lock;
}
