import { readdir } from 'node:fs/promises';

/** Whether a folder contains something other than a release, which a build would overwrite: it replaces the whole folder. */
export async function isForeign(target: string): Promise<boolean> {
  const names = await readdir(target).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    if (error.code === 'ENOTDIR') return ['file'];
    throw error;
  });
  return names.length > 0 && !names.includes('release.json');
}
