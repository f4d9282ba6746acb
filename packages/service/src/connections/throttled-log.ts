import type { Log } from '../foundation/log.ts';

/** A log of what throttledLog can cause as often as they like. */
export type ThrottledLog = { say(code: string): void; stop(): void };

const millisecondsBetweenLines = 1_000;

/** One line a second and code, with a count: whoever sends nonsense must not fill the disk. */
export function createThrottledLog(log: Log): ThrottledLog {
  let unsaid = new Map<string, number>();
  function sayAll(): void {
    for (const [code, count] of unsaid) log('warn', { code, count });
    unsaid = new Map();
  }
  const timer = setInterval(sayAll, millisecondsBetweenLines).unref();
  return {
    say: (code) => void unsaid.set(code, (unsaid.get(code) ?? 0) + 1),
    stop() {
      clearInterval(timer);
      sayAll();
    },
  };
}
