import { readdir, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { isRecordFile, readRecord } from './followed-record.ts';

/** What is younger may be under way: other services of this machine may share the cache. */
const youngest = 60 * 60 * 1000;

/**
 * Removes releases that no record names, and blobs that the next release has no use for, so that
 * the cache does not grow with every release. What was left by a process that was killed goes too.
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

/** Whoever cleans up may have been here: a folder that is gone holds nothing. */
async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((trouble: NodeJS.ErrnoException) => {
    if (trouble.code === 'ENOENT') return [];
    throw trouble;
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
