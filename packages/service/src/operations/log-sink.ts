import { closeSync, openSync, writeSync } from 'node:fs';

/** Where log lines go. */
export type LogSink = {
  write(line: string): void;
  /** Writes what is gathered, now. */
  flush(): void;
  /** Opens the file anew, after it was renamed to begin another. */
  reopen(): void;
};

const mostGathered = 32 * 1024;
const longestWait = 100;

/**
 * Gathers lines and writes many at once: a write for each request would cost more than the request.
 * Lines that a full disk does not take are lost; how many is the first thing written afterwards.
 */
export function openLogSink(file: string | undefined): LogSink {
  let gathered = '';
  let lost = 0;
  let timer: NodeJS.Timeout | undefined;
  let handle = file === undefined ? undefined : openSync(file, 'a', 0o640);

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    const lines = gathered;
    gathered = '';
    if (handle === undefined) process.stdout.write(lines);
    else if (lines !== '' || lost > 0) writeTo(handle, lines);
  }
  function writeTo(open: number, lines: string): void {
    const isWritten = writeAll(open, lost > 0 ? lossLine(lost) + lines : lines);
    lost = isWritten ? 0 : lost + lines.split('\n').length - 1;
  }
  process.on('exit', flush);
  return {
    write(line) {
      gathered += line;
      if (gathered.length > mostGathered) flush();
      else timer ??= setTimeout(flush, longestWait).unref();
    },
    flush,
    reopen() {
      if (file === undefined || handle === undefined) return;
      flush();
      closeSync(handle);
      handle = openSync(file, 'a', 0o640);
    },
  };
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

function lossLine(count: number): string {
  const time = new Date().toISOString();
  return `${JSON.stringify({ time, level: 'error', code: 'LOG_LINES_LOST', count })}\n`;
}
