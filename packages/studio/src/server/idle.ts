import { setTimeout as wait } from 'node:timers/promises';

/** Knows whether someone waits for an answer. */
export type Idle = {
  /** Counts a request until it is answered. */
  during<T>(work: () => Promise<T>): Promise<T>;
  /** Resolves when nobody has been waiting for a moment, or when the signal is aborted. */
  idle(signal: AbortSignal): Promise<void>;
};

/** How long nobody must be waiting, in milliseconds: longer than the gaps between the requests of a page. */
const moment = 300;

/** Counts the requests that are waiting; none at first. */
export function trackIdle(): Idle {
  let waiting = 0;
  let last = 0;
  return {
    async during(work) {
      waiting += 1;
      try {
        return await work();
      } finally {
        waiting -= 1;
        last = performance.now();
      }
    },
    async idle(signal) {
      await wait(1);
      while ((waiting > 0 || performance.now() - last < moment) && !signal.aborted) await wait(10);
    },
  };
}
