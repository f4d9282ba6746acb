import { refusedRelease } from '../release/release-problem.ts';
import { asReleaseProblem } from './as-release-problem.ts';
import type { CheckResult, Checks } from './checks.ts';

/** Checks a registry repeatedly, one check at a time. */
export type Poller = {
  /** Checks now, and returns the error if it failed. */
  check(): Promise<Error | undefined>;
  /** Stops polling, and aborts a running check. */
  stop(): Promise<void>;
};

type Check = (signal: AbortSignal) => Promise<CheckResult>;

const maxCheckMilliseconds = 30 * 60 * 1000;

/** Creates a poller with an approximate interval in seconds, so that services that started together drift apart. */
export function createPoller(seconds: number, checks: Checks, name: string, check: Check): Poller {
  const stopping = new AbortController();
  let work: Promise<Error | undefined> = Promise.resolve(undefined);
  let timer: NodeJS.Timeout | undefined;

  async function checkOnce(): Promise<Error | undefined> {
    const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(maxCheckMilliseconds)]);
    try {
      signal.throwIfAborted();
      checks.passed(await check(signal));
      return undefined;
    } catch (error) {
      const problem = asReleaseProblem(error);
      if (!stopping.signal.aborted) checks.failed(refusedRelease(problem, name), problem);
      return problem;
    } finally {
      plan();
    }
  }
  function plan(): void {
    clearTimeout(timer);
    if (stopping.signal.aborted) return;
    timer = setTimeout(checkNow, seconds * 1000 * (0.9 + 0.2 * Math.random())).unref();
  }
  function checkNow(): Promise<Error | undefined> {
    work = work.then(checkOnce);
    return work;
  }
  return {
    check: checkNow,
    async stop() {
      stopping.abort();
      clearTimeout(timer);
      await work;
    },
  };
}
