import type { LoweredForm } from '../../6-lower/lowered-form.ts';
import { pathsLockName } from '../paths/paths-lock.ts';
import { blankLockName } from './blank-lock.ts';
import { lockBlank } from './lock-blank.ts';
import { lockPaths } from './lock-paths.ts';

/** A file that records a form version, so that a later change is noticed. */
export type Locker = {
  /** The name of the file, next to form.yaml. */
  name: string;
  /** The codes that only say that this file is missing or out of date. */
  settles: readonly string[];
  /** The text of the file. */
  lock(form: LoweredForm): string;
};

/** All lock files. One file, one line. */
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
