import { randomBytes } from 'node:crypto';
import type { Log } from '../foundation/log.ts';
import type { Settings } from '../settings/settings.ts';
import { auditFileOf } from './audit-file-of.ts';
import { type AuditEntry, type ChainEnd, genesisHash, readAuditLine } from './audit-line.ts';
import { AuditProblem } from './audit-problem.ts';
import { type ChainFile, openChainFile } from './chain-file.ts';
import { type ChainWriter, createChainWriter } from './chain-writer.ts';
import { readHead, writeHead } from './head-file.ts';

/** The audit log of a process: a chain of lines, each with the hash of the one before. */
export type Audit = {
  /** Writes a line immediately. Returns whether that succeeded. */
  record(entry: AuditEntry): boolean;
  /** Starts a new file if the current one was renamed. */
  reopen(): void;
  status(): AuditStatus;
  close(): void;
};

/** The state of the audit log, for monitoring. */
type AuditStatus = {
  chain: string;
  /** Hash of the last line. */
  head: string;
  /** How many lines this process wrote, and how many it lost. */
  written: number;
  lost: number;
  isFailing: boolean;
};

type Dependencies = { clock: () => number; log: Log };

const millisecondsBetweenHeads = 1_000;

/** Opens the configured audit log, if any. */
export function auditOf(
  { auditFile }: Settings,
  slot: number | undefined,
  means: Dependencies,
): Audit | undefined {
  return auditFile === undefined ? undefined : openAudit(auditFileOf(auditFile, slot), means);
}

/** Opens an audit file and continues its chain, or starts one. */
function openAudit(path: string, means: Dependencies): Audit {
  const writer = openWriter(path, means);
  const { log } = means;
  let kept: ChainEnd | undefined;
  function keepHead(): void {
    const end = writer.end();
    if (kept === end) return;
    if (writeHead(path, end)) kept = end;
    else log('error', { code: 'AUDIT_HEAD_UNWRITTEN' });
  }
  keepHead();
  const timer = setInterval(keepHead, millisecondsBetweenHeads).unref();
  return {
    record: writer.record,
    reopen() {
      if (writer.file().isStillAt(path)) return;
      const isMoved = moveOn(writer, path);
      keepHead();
      if (isMoved) log('info', { code: 'AUDIT_REOPENED', count: writer.end().number });
      else log('error', { code: 'AUDIT_NOT_REOPENED' });
    },
    status() {
      const { chain, hash: head } = writer.end();
      return { chain, head, ...writer.counts, isFailing: writer.lastError() !== undefined };
    },
    close() {
      clearInterval(timer);
      keepHead();
      writer.file().close();
    },
  };
}

function openWriter(path: string, means: Dependencies): ChainWriter {
  const file = openChainFile(path);
  try {
    const end = resume(path, file, means.log);
    const first = end ? 'FILE_STARTED' : 'CHAIN_STARTED';
    const begin = { file, end: end ?? newChain(), unreported: file.wasTorn ? 1 : 0 };
    const writer = createChainWriter(begin, means);
    if (file.lastLine !== undefined || writer.record({ event: first })) return writer;
    throw new AuditProblem(`The audit file ${path} cannot be written (${writer.lastError()}).`);
  } catch (problem) {
    file.close();
    throw problem;
  }
}

/**
 * Where the chain continues: after the last line, or after the separately stored end when the file is
 * shorter, so that the gap stays visible.
 */
function resume(path: string, { lastLine }: ChainFile, log: Log): ChainEnd | undefined {
  const kept = readHead(path);
  const last = lastLine === undefined ? undefined : readAuditLine(lastLine);
  if (!last?.isIntact) {
    if (kept || lastLine === undefined) return kept;
    throw new AuditProblem(
      `${path} is not an audit file, or its last line was changed. Name another in AUDIT_FILE, or move it away.`,
    );
  }
  const { chain, number, hash } = last.line;
  const isCut = kept?.chain === chain && kept.number > number;
  if (isCut) log('error', { code: 'AUDIT_CUT', count: kept.number - number });
  return isCut ? kept : { chain, number, hash };
}

function newChain(): ChainEnd {
  return { chain: randomBytes(6).toString('hex'), number: 0, hash: genesisHash };
}

/** Opens the file that replaced the old one, and closes the old one. */
function moveOn(writer: ChainWriter, path: string): boolean {
  const old = writer.file();
  try {
    const next = openChainFile(path);
    const isMoved = writer.moveTo(next);
    (isMoved ? old : next).close();
    return isMoved;
  } catch (problem) {
    if (problem instanceof AuditProblem) return false;
    throw problem;
  }
}
