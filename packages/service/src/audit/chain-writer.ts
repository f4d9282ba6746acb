import type { Log } from '../foundation/log.ts';
import { type AuditEntry, type ChainEnd, writeAuditLine } from './audit-line.ts';
import type { ChainFile } from './chain-file.ts';

/** Appends lines to a chain, and counts those that could not be written. */
export type ChainWriter = {
  /** Writes a line immediately. Returns whether that succeeded. */
  record(entry: AuditEntry): boolean;
  /** Continues in another file. False when its first line cannot be written; the old file stays in use. */
  moveTo(file: ChainFile): boolean;
  end(): ChainEnd;
  file(): ChainFile;
  /** How many lines were written, and how many were lost. */
  counts: { written: number; lost: number };
  /** The error code of the last line, if it could not be written. */
  lastError(): string | undefined;
};

type Dependencies = { clock: () => number; log: Log };

/** Creates a writer that continues a chain. `unreported` is the number of lines lost before. */
export function createChainWriter(
  begin: { file: ChainFile; end: ChainEnd; unreported: number },
  { clock, log }: Dependencies,
): ChainWriter {
  let { file, end, unreported } = begin;
  let lastError: string | undefined;
  const counts = { written: 0, lost: 0 };

  function append(entry: AuditEntry, to = file): boolean {
    const line = writeAuditLine(entry, end, new Date(clock()).toISOString());
    const code = to.append(line.text);
    if (code !== lastError) logError(log, code);
    lastError = code;
    if (code !== undefined) return false;
    end = line.end;
    counts.written += 1;
    return true;
  }
  return {
    counts,
    record(entry) {
      if (unreported > 0 && append({ event: 'LINES_LOST', count: unreported })) unreported = 0;
      if (unreported === 0 && append(entry)) return true;
      unreported += 1;
      counts.lost += 1;
      return false;
    },
    moveTo(next) {
      if (!append({ event: 'FILE_STARTED' }, next)) return false;
      file = next;
      return true;
    },
    end: () => end,
    file: () => file,
    lastError: () => lastError,
  };
}

function logError(log: Log, code: string | undefined): void {
  if (code === undefined) log('info', { code: 'AUDIT_RESUMED' });
  else log('error', { code: `AUDIT_UNAVAILABLE: ${code}` });
}
