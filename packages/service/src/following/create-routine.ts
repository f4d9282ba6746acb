import { refusedRelease } from '../release/release-problem.ts';
import type { CheckResult, Checks } from './checks.ts';
import { registryTrouble } from './registry-trouble.ts';

/** Looks at a registry again and again, one look at a time. */
export type Routine = {
  /** Looks at once, and gives the trouble there was. */
  check(): Promise<Error | undefined>;
  /** Ends a look that is under way. */
  stop(): Promise<void>;
};

type Look = (signal: AbortSignal) => Promise<CheckResult>;

const longestLook = 30 * 60 * 1000;

/** Looks about every so many seconds: services that started together drift apart. */
export function createRoutine(seconds: number, checks: Checks, name: string, look: Look): Routine {
  const stopping = new AbortController();
  let work: Promise<Error | undefined> = Promise.resolve(undefined);
  let timer: NodeJS.Timeout | undefined;

  async function lookOnce(): Promise<Error | undefined> {
    const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(longestLook)]);
    try {
      signal.throwIfAborted();
      checks.passed(await look(signal));
      return undefined;
    } catch (error) {
      const trouble = registryTrouble(error);
      if (!stopping.signal.aborted) checks.failed(refusedRelease(trouble, name), trouble);
      return trouble;
    } finally {
      plan();
    }
  }
  function plan(): void {
    clearTimeout(timer);
    if (stopping.signal.aborted) return;
    timer = setTimeout(check, seconds * 1000 * (0.9 + 0.2 * Math.random())).unref();
  }
  function check(): Promise<Error | undefined> {
    work = work.then(lookOnce);
    return work;
  }
  return {
    check,
    async stop() {
      stopping.abort();
      clearTimeout(timer);
      await work;
    },
  };
}
