import { closeSync, openSync, writeSync } from 'node:fs';
import { StartProblem } from '../foundation/start-problem.ts';

/** Where log lines go. */
export type LogSink = {
  write(line: string): void;
  /** Writes what is gathered, now. */
  flush(): void;
  /** Opens the file anew, after it was renamed to begin another. Otherwise the old one stays open. */
  reopen(): void;
  /** How many lines were lost so far. */
  lost(): number;
};

const maxBuffered = 32 * 1024;
const maxWait = 100;

/**
 * Gathers lines and writes many at once: a write for each request would cost more than the request.
 * Lines that a full disk does not take are lost; how many is the first thing written afterwards.
 */
export function openLogSink(file: string | undefined): LogSink {
  const target = file === undefined ? standardOutput() : openLogFile(file);
  let gathered = '';
  let unsaid = 0;
  let lost = 0;
  let timer: NodeJS.Timeout | undefined;

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    const lines = gathered;
    gathered = '';
    if (lines === '' && unsaid === 0) return;
    if (target.take(unsaid > 0 ? lineOf('LOG_LINES_LOST', unsaid) + lines : lines)) unsaid = 0;
    else {
      const count = lines.split('\n').length - 1;
      unsaid += count;
      lost += count;
    }
  }
  process.on('exit', flush);
  return {
    write(line) {
      gathered += line;
      if (gathered.length > maxBuffered) flush();
      else timer ??= setTimeout(flush, maxWait).unref();
    },
    flush,
    reopen() {
      flush();
      const problem = target.reopen();
      if (problem === undefined) return;
      // The old file may be one that nobody can open any more.
      process.stderr.write(`LOG_FILE cannot be opened anew: ${file} (${problem}).\n`);
      gathered += lineOf('LOG_FILE_UNAVAILABLE');
      flush();
    },
    lost: () => lost,
  };
}

/** What takes text, and says whether it did. */
type Target = { take(text: string): boolean; reopen(): string | undefined };

/** A reader that goes away takes no lines any more; the service goes on without it. */
function standardOutput(): Target {
  let isOpen = true;
  process.stdout.on('error', (trouble: NodeJS.ErrnoException) => {
    if (trouble.code !== 'EPIPE') throw trouble;
    if (isOpen)
      process.stderr.write('Standard output was closed. Log lines are lost from now on.\n');
    isOpen = false;
  });
  return {
    take(text) {
      if (isOpen) process.stdout.write(text);
      return isOpen;
    },
    reopen: () => undefined,
  };
}

function openLogFile(file: string): Target {
  let handle = openFirst(file);
  return {
    take: (text) => writeAll(handle, text),
    reopen() {
      try {
        const anew = openSync(file, 'a', 0o640);
        closeSync(handle);
        handle = anew;
        return undefined;
      } catch (trouble) {
        return (trouble as NodeJS.ErrnoException).code ?? 'unknown cause';
      }
    },
  };
}

function openFirst(file: string): number {
  try {
    return openSync(file, 'a', 0o640);
  } catch (trouble) {
    const { code } = trouble as NodeJS.ErrnoException;
    throw new StartProblem(`LOG_FILE cannot be written: ${file} (${code}).`);
  }
}

function writeAll(handle: number, text: string): boolean {
  try {
    writeSync(handle, text);
    return true;
  } catch (trouble) {
    const { code } = trouble as NodeJS.ErrnoException;
    if (code === 'ENOSPC' || code === 'EDQUOT' || code === 'EIO') return false;
    throw trouble;
  }
}

function lineOf(code: string, count?: number): string {
  const time = new Date().toISOString();
  return `${JSON.stringify({ level: 'error', time, code, count })}\n`;
}
