import { readdir } from 'node:fs/promises';

/** Whether something else than a release stands there: what we write replaces the whole folder. */
export async function isForeign(target: string): Promise<boolean> {
  const names = await readdir(target).catch((trouble: NodeJS.ErrnoException) => {
    if (trouble.code === 'ENOENT') return [];
    if (trouble.code === 'ENOTDIR') return ['file'];
    throw trouble;
  });
  return names.length > 0 && !names.includes('release.json');
}
