import { readdir, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { isRecordFile, readRecord } from './followed-record.ts';

/** Younger files may be in progress: other services on this machine may share the cache. */
const youngest = 60 * 60 * 1000;

/**
 * Removes releases that no record names, and blobs that the next release cannot reuse, so that the
 * cache does not grow with every release. Leftovers of killed processes are removed too.
 */
export async function pruneCache(cache: string): Promise<void> {
  const files = (await readdir(cache)).filter(isRecordFile).map((name) => join(cache, name));
  const records = (await Promise.all(files.map(readRecord))).flatMap((record) => record ?? []);
  const releases = records.flatMap(({ folder, folderBefore = folder }) => [folder, folderBefore]);
  await removeOthers(
    join(cache, 'releases'),
    releases.map((folder) => basename(folder)),
  );
  await removeOthers(
    join(cache, 'blobs', 'sha256'),
    records.flatMap(({ blobs }) => blobs),
  );
}

/** The names in a folder. A folder that another process removed is empty. */
async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
}

async function removeOthers(folder: string, kept: string[]): Promise<void> {
  const names = new Set(kept);
  for (const name of await namesIn(folder)) {
    if (names.has(name)) continue;
    const found = await stat(join(folder, name)).catch(() => undefined);
    if (!found || Date.now() - found.mtimeMs < youngest) continue;
    await rm(join(folder, name), { recursive: true, force: true });
  }
}
