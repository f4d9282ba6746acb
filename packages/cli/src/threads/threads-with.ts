import { Worker } from 'node:worker_threads';
import type { PrunableCache, StartThread } from '@formpress/compiler';
import type { ThreadData, ThreadMessage } from './thread-data.ts';

const script = new URL('../../bin/thread.js', import.meta.url);

/**
 * Starts threads that use the same cache as this command. They load the built command, so a command that runs from
 * its sources has no threads.
 */
export function threadsWith(cache: PrunableCache | undefined): StartThread | undefined {
  if (!import.meta.url.endsWith('.js')) return undefined;
  return (work) =>
    new Worker(script, {
      workerData: { work, hasCache: cache !== undefined } satisfies ThreadData,
    }).on('message', ({ usedKeys }: ThreadMessage) => {
      for (const key of usedKeys) cache?.used.add(key);
    });
}
