import { readFile } from 'node:fs/promises';
import { isMoment } from '@formpress/registry';
import type { Log } from '../foundation/log.ts';
import { writeAtomically } from '../release/write-atomically.ts';

/** How long ago a look found a release with a valid statement. */
export type Freshness = {
  /** A look found one. The moment is kept, so that it outlives a restart. */
  note(): Promise<void>;
  /** When that was last, in milliseconds; nothing when it never was. */
  last(): number | undefined;
  /** Since when there was none, when that is too long ago. */
  staleSince(): string | undefined;
  /** Tells the log when it has become too long, and when that is over. */
  tell(log: Log): void;
};

const hour = 60 * 60 * 1000;

/** Begins with what the last run kept in a file; with nothing kept, time counts from now on. */
export async function openFreshness(
  file: string,
  staleHours: number,
  clock: () => number,
): Promise<Freshness> {
  const began = clock();
  let last = await readMoment(file);
  let isTold = false;
  const staleSince = () => {
    const since = last ?? began;
    const isStale = staleHours > 0 && clock() - since >= staleHours * hour;
    return isStale ? new Date(since).toISOString() : undefined;
  };
  return {
    async note() {
      last = clock();
      await writeAtomically(file, `${new Date(last).toISOString()}\n`);
    },
    last: () => last,
    staleSince,
    tell(log) {
      const isStale = staleSince() !== undefined;
      if (isStale && !isTold) log('warn', { code: 'RELEASE_STALE' });
      if (!isStale && isTold) log('info', { code: 'RELEASE_STALE_ENDED' });
      isTold = isStale;
    },
  };
}

async function readMoment(file: string): Promise<number | undefined> {
  const text = await readFile(file, 'utf8').catch((trouble: NodeJS.ErrnoException) => {
    if (trouble.code !== 'ENOENT') throw trouble;
  });
  const moment = text?.trim();
  return isMoment(moment) ? Date.parse(moment) : undefined;
}
