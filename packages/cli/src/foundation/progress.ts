import type { Io } from './io.ts';

/** How long a person waits before we say something, and how often a log is told. */
const [patience, patienceOfLogs] = [1000, 20_000];

/** Says what is being done now. */
export type Say = (what: string) => void;

/** Tells a person who waits more than a second what is going on. Logs get a line when it is slow. */
export async function withProgress<T>(
  what: string,
  io: Io,
  work: (say: Say) => Promise<T>,
): Promise<T> {
  const teller = io.isTerminal ? reportToPerson(what, io) : reportToLog(io);
  try {
    return await work(teller.say);
  } finally {
    teller.end();
  }
}

type ProgressReporter = { say: Say; end(): void };

function reportToPerson(first: string, io: Io): ProgressReporter {
  const started = Date.now();
  const clear = '\r\u001B[K';
  let what = first;
  const tell = () => {
    const time = Date.now() - started;
    if (time >= patience) io.error(`${clear}${what} … ${Math.round(time / 1000)} s`);
  };
  const timer = setInterval(tell, patience);
  return {
    say(now) {
      what = now;
      // Work that never waits would keep the timer from coming round.
      tell();
    },
    end() {
      clearInterval(timer);
      if (Date.now() - started >= patience) io.error(clear);
    },
  };
}

function reportToLog(io: Io): ProgressReporter {
  let told = Date.now();
  return {
    say(what) {
      if (Date.now() - told < patienceOfLogs) return;
      told = Date.now();
      io.error(`${what}\n`);
    },
    end() {},
  };
}
