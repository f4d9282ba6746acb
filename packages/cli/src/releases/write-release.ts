import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import type { EmittedFile } from '@formpress/compiler';
import { writeFiles } from '../foundation/write-files.ts';
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
    writeFiles(aside, contentsOf(files));
    await putInPlace(aside, target);
  } catch (error) {
    const reason = diskErrorReasons[(error as NodeJS.ErrnoException).code ?? ''];
    if (reason === undefined) throw error;
    throw new DiskProblem(`Nothing was written to "${target}": ${reason}.`);
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
}

/** The contents of files, by their paths. */
export function contentsOf(files: readonly EmittedFile[]): Map<string, Uint8Array> {
  return new Map(files.map(({ path, bytes }) => [path, bytes]));
}
