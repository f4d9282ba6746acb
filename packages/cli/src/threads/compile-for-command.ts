import { parentPort, workerData } from 'node:worker_threads';
import { compileInThread, openCache } from '@formpress/compiler';
import { cacheFolder } from '../cache/cache-folder.ts';
import type { ThreadData, ThreadMessage } from './thread-data.ts';

/** Compiles families in a thread, and posts their results to the command that started it. */
export async function compileForCommand(): Promise<void> {
  const { work, hasCache } = workerData as ThreadData;
  const cache = hasCache ? openCache(cacheFolder) : undefined;
  await compileInThread(work, cache, (result) => {
    const usedKeys = [...(cache?.used ?? [])];
    cache?.used.clear();
    parentPort?.postMessage({ ...result, usedKeys } satisfies ThreadMessage);
  });
}
