import { setTimeout as wait } from 'node:timers/promises';

/** Knows whether someone waits for an answer. */
export type Idle = {
  /** Counts a request until it is answered. */
  during<T>(work: () => Promise<T>): Promise<T>;
  /** Resolves when nobody waited for a moment, or when the work that asks is no longer wanted. */
  idle(signal: AbortSignal): Promise<void>;
};

/** A page asks for several things in a row: the gaps between them are no pauses. */
const moment = 300;

/** Nobody waits yet. */
export function countWaiting(): Idle {
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
