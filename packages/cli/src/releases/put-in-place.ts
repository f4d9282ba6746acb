import { randomUUID } from 'node:crypto';
import { rename, rm } from 'node:fs/promises';

/**
 * Replaces a folder with another, so that nobody sees a partial one. The old one is removed only
 * afterwards; restoreRelease finds it if we are killed in between.
 */
export async function putInPlace(whole: string, target: string): Promise<void> {
  const old = `${target}.${randomUUID()}.old`;
  await rename(target, old).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  await rename(whole, target);
  await rm(old, { recursive: true, force: true });
}
