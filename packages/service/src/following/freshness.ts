import { readFile } from 'node:fs/promises';
import { isMoment } from '@formpress/registry';
import type { Log } from '../foundation/log.ts';
import { writeAtomically } from '../release/write-atomically.ts';

/** Tracks how long ago a check found a release with a valid statement. */
export type Freshness = {
  /** Records that a check found a release with a valid statement. The time is stored, so that it survives a restart. */
  note(): Promise<void>;
  /** When a check last found one, in milliseconds; undefined when none has. */
  last(): number | undefined;
  /** Since when no check has found one, if that is too long; otherwise undefined. */
  staleSince(): string | undefined;
  /** Logs when the release becomes stale, and when it no longer is. */
  report(log: Log): void;
};

const hour = 60 * 60 * 1000;

/** Continues from the time that the last run stored in a file, or starts now. */
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
    report(log) {
      const isStale = staleSince() !== undefined;
      if (isStale && !isTold) log('warn', { code: 'RELEASE_STALE' });
      if (!isStale && isTold) log('info', { code: 'RELEASE_STALE_ENDED' });
      isTold = isStale;
    },
  };
}

async function readMoment(file: string): Promise<number | undefined> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  const moment = text?.trim();
  return isMoment(moment) ? Date.parse(moment) : undefined;
}
