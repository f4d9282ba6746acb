import { parentPort, workerData } from 'node:worker_threads';
import { openCache, workInThread } from '@formpress/compiler';
import { cacheFolder } from '../cache/cache-folder.ts';
import type { ThreadData, ThreadMessage } from './thread-data.ts';

/** Works on families in a thread, and posts its results to the command that started it. */
export async function workForCommand(): Promise<void> {
  const { work, hasCache } = workerData as ThreadData;
  const cache = hasCache ? openCache(cacheFolder) : undefined;
  await workInThread(work, cache, (result) => {
    const usedKeys = [...(cache?.used ?? [])];
    cache?.used.clear();
    parentPort?.postMessage({ ...result, usedKeys } satisfies ThreadMessage);
  });
}
