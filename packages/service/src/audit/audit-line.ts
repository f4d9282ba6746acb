import { hash } from 'node:crypto';
import type { AuditLine } from '@formpress/model';

type Placed = 'time' | 'chain' | 'number' | 'previous' | 'hash';

/** What is recorded. Nothing here comes from a body; what is undefined is left out of the line. */
export type AuditEntry = Pick<AuditLine, 'event'> & {
  [Key in Exclude<keyof AuditLine, Placed | 'event'>]?: AuditLine[Key] | undefined;
};

/** A line and its number and hash, by which the next one follows. */
export type ChainEnd = { chain: string; number: number; hash: string };

/** What stands for the hash before the first line of a chain. */
export const noHash = '0'.repeat(64);

/** Writes the line that follows another. Its hash is that of all that stands before it in the line. */
export function writeAuditLine(
  entry: AuditEntry,
  { chain, number, hash: previous }: ChainEnd,
  time: string,
): { text: string; end: ChainEnd } {
  const next = number + 1;
  const line = { time, chain, number: next, ...entry, previous };
  const hashed = JSON.stringify(line).slice(0, -1);
  const own = hash('sha256', hashed);
  return { text: `${hashed},"hash":"${own}"}\n`, end: { chain, number: next, hash: own } };
}

const lineShape = /^(\{.*),"hash":"([0-9a-f]{64})"\}$/s;

/** Reads a line, and says whether its hash is that of what it says. Nothing when it is none. */
export function readAuditLine(text: string): { line: AuditLine; isIntact: boolean } | undefined {
  const [, hashed = '', own = ''] = lineShape.exec(text) ?? [];
  const line = own === '' ? undefined : parsed(text);
  return line && { line, isIntact: hash('sha256', hashed) === own };
}

function parsed(text: string): AuditLine | undefined {
  try {
    const line = JSON.parse(text) as AuditLine;
    const isPlaced =
      typeof line.chain === 'string' &&
      Number.isSafeInteger(line.number) &&
      typeof line.previous === 'string' &&
      typeof line.time === 'string' &&
      typeof line.event === 'string';
    return isPlaced ? line : undefined;
  } catch {
    return undefined;
  }
}
