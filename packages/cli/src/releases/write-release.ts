import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { EmittedFile } from '@formpress/compiler';
import { putInPlace } from './put-in-place.ts';

/** A disk error while writing a release. The message is for the person who builds. */
export class DiskProblem extends Error {
  override readonly name = 'DiskProblem';
}

/** Messages for disk errors, by error code. */
export const diskErrorReasons: Record<string, string> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'your disk quota is used up',
  EACCES: 'you may not write there',
  EROFS: 'the file system is read-only',
};

/** Writes a release to a temporary folder and moves it into place, so that nobody sees a partial one. */
export async function writeRelease(target: string, files: EmittedFile[]): Promise<void> {
  const aside = `${target}.${randomUUID()}`;
  try {
    await writeFiles(aside, files);
    await putInPlace(aside, target);
  } catch (error) {
    const reason = diskErrorReasons[(error as NodeJS.ErrnoException).code ?? ''];
    if (reason === undefined) throw error;
    throw new DiskProblem(`Nothing was written to "${target}": ${reason}.`);
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
}

async function writeFiles(folder: string, files: EmittedFile[]): Promise<void> {
  for (const { path, bytes } of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), bytes);
  }
}
