import { parentPort, workerData } from 'node:worker_threads';
import { openCache, workInThread } from '@formpress/compiler';
import { cacheFolder } from '../cache/cache-folder.ts';
import type { ThreadData, ThreadMessage } from './thread-data.ts';

/** Does the tasks of the command that started this thread, and posts the results to it. */
export function workForCommand(): void {
  const { work, hasCache } = workerData as ThreadData;
  const cache = hasCache ? openCache(cacheFolder) : undefined;
  const doTask = workInThread(work, cache, (result) => {
    const usedKeys = [...(cache?.used ?? [])];
    cache?.used.clear();
    parentPort?.postMessage({ ...result, usedKeys } satisfies ThreadMessage);
  });
  parentPort?.on('message', doTask);
}
