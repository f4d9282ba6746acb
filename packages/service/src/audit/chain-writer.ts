import type { Log } from '../foundation/log.ts';
import { type AuditEntry, type ChainEnd, writeAuditLine } from './audit-line.ts';
import type { ChainFile } from './chain-file.ts';

/** Adds lines to a chain, and keeps count of those that could not be written. */
export type ChainWriter = {
  /** Writes a line at once. False when that could not be done. */
  record(entry: AuditEntry): boolean;
  /** Goes on in another file. False, and in the old one, when its first line cannot be written. */
  moveTo(file: ChainFile): boolean;
  end(): ChainEnd;
  file(): ChainFile;
  /** How many lines were written, and how many could not be. */
  counts: { written: number; lost: number };
  /** Why the last line could not be written, if it could not. */
  trouble(): string | undefined;
};

type Dependencies = { clock: () => number; log: Log };

/** A writer that goes on after the end of a chain. `unsaid` lines were lost before it began. */
export function createChainWriter(
  begin: { file: ChainFile; end: ChainEnd; unsaid: number },
  { clock, log }: Dependencies,
): ChainWriter {
  let { file, end, unsaid } = begin;
  let trouble: string | undefined;
  const counts = { written: 0, lost: 0 };

  function append(entry: AuditEntry, to = file): boolean {
    const line = writeAuditLine(entry, end, new Date(clock()).toISOString());
    const code = to.append(line.text);
    if (code !== trouble) logTrouble(log, code);
    trouble = code;
    if (code !== undefined) return false;
    end = line.end;
    counts.written += 1;
    return true;
  }
  return {
    counts,
    record(entry) {
      if (unsaid > 0 && append({ event: 'LINES_LOST', count: unsaid })) unsaid = 0;
      if (unsaid === 0 && append(entry)) return true;
      unsaid += 1;
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
    trouble: () => trouble,
  };
}

function logTrouble(log: Log, code: string | undefined): void {
  if (code === undefined) log('info', { code: 'AUDIT_RESUMED' });
  else log('error', { code: `AUDIT_UNAVAILABLE: ${code}` });
}
