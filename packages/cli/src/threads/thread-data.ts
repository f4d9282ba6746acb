import type { ThreadResult, ThreadWork } from '@formpress/compiler';

/** What a thread gets. */
export type ThreadData = { work: ThreadWork; hasCache: boolean };

/** What it posts: a result, and the entries of the cache that it used since the last one. */
export type ThreadMessage = ThreadResult & { usedKeys: string[] };
