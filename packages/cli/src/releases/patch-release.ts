import { randomUUID } from 'node:crypto';
import { readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { EmittedFile } from '@formpress/compiler';
import { writeFiles } from '../foundation/write-files.ts';
import { contentsOf, diskErrorReasons } from './write-release.ts';

/**
 * Replaces some files of a release. Meanwhile the release is moved aside, so that nobody sees part of
 * it and no two builds change it at once; restoreRelease finishes the work if we are killed. Returns
 * false when nothing was replaced, because the release is not the expected one or another build interfered.
 */
export function patchRelease(
  target: string,
  files: readonly EmittedFile[],
  isExpected: (folder: string) => boolean,
): boolean {
  const aside = `${target}.${randomUUID()}`;
  const [patch, old] = [`${aside}.patch`, `${aside}.old`];
  try {
    writeFiles(aside, contentsOf(files));
    renameSync(target, old);
    const isRight = isExpected(old);
    if (isRight) {
      renameSync(aside, patch);
      finishPatch(patch, old);
    }
    return putBack(old, target) && isRight;
  } catch (error) {
    // Another build has moved the release, or the disk is full. The full build that follows reports that.
    const { code = '' } = error as NodeJS.ErrnoException;
    if (code !== 'ENOENT' && !(code in diskErrorReasons)) throw error;
    return false;
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
}

/** Moves the release back. Returns false when another build has put its own there. */
function putBack(old: string, target: string): boolean {
  try {
    renameSync(old, target);
    return true;
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (!['ENOTEMPTY', 'EEXIST'].includes(code)) throw error;
    rmSync(old, { recursive: true, force: true });
    return false;
  } finally {
    rmSync(old.replace(/\.old$/, '.patch'), { recursive: true, force: true });
  }
}

/** Moves the remaining files of a patch into place, the manifest last. */
export function finishPatch(patch: string, release: string): void {
  const entries = readdirSync(patch, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const paths = files.map(({ parentPath, name }) => join(parentPath, name).slice(patch.length));
  const isManifest = (path: string) => dirname(path).length <= 1;
  for (const path of [...paths.filter((each) => !isManifest(each)), ...paths.filter(isManifest)])
    renameSync(join(patch, path), join(release, path));
}
