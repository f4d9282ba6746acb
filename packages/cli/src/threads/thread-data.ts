import type { ThreadResult, ThreadWork } from '@formpress/compiler';

/** The data that a thread starts with. */
export type ThreadData = { work: ThreadWork; hasCache: boolean };

/** A message from a thread: a result, and the keys of the cache entries that it used since its last message. */
export type ThreadMessage = ThreadResult & { usedKeys: string[] };
