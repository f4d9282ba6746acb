import { brokenPath } from './broken-path.ts';
import { changedPath } from './changed-path.ts';
import type { Proof } from './define-proof.ts';
import { failedCase } from './failed-case.ts';
import { pathWithoutACase } from './path-without-a-case.ts';
import { publishedVersionChanged } from './published-version-changed.ts';
import { unlockedPaths } from './unlocked-paths.ts';
import { unprintablePath } from './unprintable-path.ts';
import { unreadableLock } from './unreadable-lock.ts';
import { wrongParameterValue } from './wrong-parameter-value.ts';

/** All proofs, in the order in which their messages read best together. */
export const proofs: Proof[] = [
  failedCase,
  brokenPath,
  wrongParameterValue,
  unprintablePath,
  unreadableLock,
  changedPath,
  unlockedPaths,
  pathWithoutACase,
  publishedVersionChanged,
];
