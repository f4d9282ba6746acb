import { textOf } from '../../../diagnostics/text-of.ts';
import type { LoweredForm } from '../../6-lower/lowered-form.ts';
import type { NewLock } from '../foundation/new-lock.ts';
import { pathsLockName } from '../paths/paths-lock.ts';
import { blankLockName } from './blank-lock.ts';
import { lockBlank } from './lock-blank.ts';
import { isPathsLockCurrent, lockPaths } from './lock-paths.ts';

/** A file that records a form version, so that a later change is noticed. */
export type Locker = {
  /** The name of the file, next to form.yaml. */
  name: string;
  /** The codes that only say that this file is missing or out of date. */
  settles: readonly string[];
  /** The text of the file; undefined for a form with a broken path. */
  lock(form: LoweredForm): string | undefined;
  /** Whether the file is known to be up to date. */
  isCurrent?(form: LoweredForm): boolean;
};

/** All lock files of a form version. */
export const lockers: Locker[] = [
  {
    name: pathsLockName,
    settles: [
      'changed-path',
      'changed-form',
      'changed-with-base',
      'removed-case',
      'removed-lock',
      'unlocked-paths',
      'unreadable-lock',
    ],
    lock: lockPaths,
    isCurrent: isPathsLockCurrent,
  },
  {
    name: blankLockName,
    settles: [
      'changed-binding',
      'changed-blank',
      'changed-statement',
      'unknown-blank',
      'unlocked-blank',
    ],
    lock: lockBlank,
  },
];

/** The lock files of a form that are missing or out of date. */
export function newLocksOf(form: LoweredForm): NewLock[] {
  const { folder, locks } = form.source;
  return lockers.flatMap(({ name, lock, isCurrent }) => {
    if (isCurrent?.(form)) return [];
    const text = lock(form);
    const before = locks.get(name);
    const isSame = text === undefined || (before && textOf(before) === text);
    return isSame ? [] : [{ path: `${folder}/${name}`, text }];
  });
}
