import { closeSync, openSync, writeSync } from 'node:fs';
import { StartProblem } from '../foundation/start-problem.ts';

/** Where log lines go. */
export type LogSink = {
  write(line: string): void;
  /** Writes the buffered lines now. */
  flush(): void;
  /** Reopens the file after it was rotated. When that fails, the old one stays open. */
  reopen(): void;
  /** How many lines have been lost. */
  lost(): number;
};

const maxBuffered = 32 * 1024;
const maxWait = 100;

/**
 * Opens a sink that buffers lines and writes many at once: a write per request would cost more than the
 * request. Lines are lost while the disk is full; their number is the first thing written afterwards.
 */
export function openLogSink(file: string | undefined): LogSink {
  const target = file === undefined ? standardOutput() : openLogFile(file);
  let gathered = '';
  let unreported = 0;
  let lost = 0;
  let timer: NodeJS.Timeout | undefined;

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    const lines = gathered;
    gathered = '';
    if (lines === '' && unreported === 0) return;
    if (target.take(unreported > 0 ? lineOf('LOG_LINES_LOST', unreported) + lines : lines))
      unreported = 0;
    else {
      const count = lines.split('\n').length - 1;
      unreported += count;
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
      // The old file may no longer be reachable by its path.
      process.stderr.write(`LOG_FILE cannot be reopened: ${file} (${problem}).\n`);
      gathered += lineOf('LOG_FILE_UNAVAILABLE');
      flush();
    },
    lost: () => lost,
  };
}

/** Accepts text, and returns whether it was written. */
type Target = { take(text: string): boolean; reopen(): string | undefined };

/** Writes to standard output. When its reader goes away, lines are lost and the service continues. */
function standardOutput(): Target {
  let isOpen = true;
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
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
      } catch (error) {
        return (error as NodeJS.ErrnoException).code ?? 'unknown cause';
      }
    },
  };
}

function openFirst(file: string): number {
  try {
    return openSync(file, 'a', 0o640);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new StartProblem(`LOG_FILE cannot be written: ${file} (${code}).`);
  }
}

function writeAll(handle: number, text: string): boolean {
  try {
    writeSync(handle, text);
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOSPC' || code === 'EDQUOT' || code === 'EIO') return false;
    throw error;
  }
}

function lineOf(code: string, count?: number): string {
  const time = new Date().toISOString();
  return `${JSON.stringify({ level: 'error', time, code, count })}\n`;
}
