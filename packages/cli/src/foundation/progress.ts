import type { Io } from './io.ts';

/** The time before progress is shown to a person, and the interval between lines in a log, in milliseconds. */
const [patience, patienceOfLogs] = [1000, 20_000];

/** Reports the current step. */
export type Say = (what: string) => void;

/** Shows progress to a person who waits more than a second. Logs get a line when work is slow. */
export async function withProgress<T>(
  what: string,
  io: Io,
  work: (say: Say) => Promise<T>,
): Promise<T> {
  const reporter = io.isTerminal ? reportToPerson(what, io) : reportToLog(io);
  try {
    return await work(reporter.say);
  } finally {
    reporter.end();
  }
}

type ProgressReporter = { say: Say; end(): void };

function reportToPerson(first: string, io: Io): ProgressReporter {
  const started = Date.now();
  const clear = '\r\u001B[K';
  let what = first;
  const show = () => {
    const time = Date.now() - started;
    if (time >= patience) io.error(`${clear}${what} … ${Math.round(time / 1000)} s`);
  };
  const timer = setInterval(show, patience);
  return {
    say(now) {
      what = now;
      // Work that never yields would keep the timer from firing.
      show();
    },
    end() {
      clearInterval(timer);
      if (Date.now() - started >= patience) io.error(clear);
    },
  };
}

function reportToLog(io: Io): ProgressReporter {
  let lastReport = Date.now();
  return {
    say(what) {
      if (Date.now() - lastReport < patienceOfLogs) return;
      lastReport = Date.now();
      io.error(`${what}\n`);
    },
    end() {},
  };
}
