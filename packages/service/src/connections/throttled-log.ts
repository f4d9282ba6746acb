import type { Log } from '../foundation/log.ts';

/** A log of events that unauthenticated callers can cause at any rate. */
export type ThrottledLog = { say(code: string): void; stop(): void };

const millisecondsBetweenLines = 1_000;

/** Creates a log with at most one line per second and code, with a count, so that callers cannot fill the disk. */
export function createThrottledLog(log: Log): ThrottledLog {
  let unreported = new Map<string, number>();
  function describeAll(): void {
    for (const [code, count] of unreported) log('warn', { code, count });
    unreported = new Map();
  }
  const timer = setInterval(describeAll, millisecondsBetweenLines).unref();
  return {
    say: (code) => void unreported.set(code, (unreported.get(code) ?? 0) + 1),
    stop() {
      clearInterval(timer);
      describeAll();
    },
  };
}
