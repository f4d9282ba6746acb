import type { Io } from './io.ts';

const patience = 1000;

/** Tells a person who waits more than a second that something is going on. Logs get no such line. */
export async function withProgress<T>(what: string, io: Io, work: () => Promise<T>): Promise<T> {
  if (!io.isTerminal) return work();
  const started = Date.now();
  const clear = '\r\u001B[K';
  const timer = setInterval(() => {
    io.error(`${clear}${what} … ${Math.round((Date.now() - started) / 1000)} s`);
  }, patience);
  try {
    return await work();
  } finally {
    clearInterval(timer);
    if (Date.now() - started >= patience) io.error(clear);
  }
}
