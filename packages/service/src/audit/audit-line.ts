import { hash } from 'node:crypto';
import type { AuditLine } from '@formpress/model';

type Placed = 'time' | 'chain' | 'number' | 'previous' | 'hash';

/** The content of an audit line. Nothing here comes from a request body. Undefined values are left out. */
export type AuditEntry = Pick<AuditLine, 'event'> & {
  [Key in Exclude<keyof AuditLine, Placed | 'event'>]?: AuditLine[Key] | undefined;
};

/** The end of a chain: the number and hash of its last line, which the next line refers to. */
export type ChainEnd = { chain: string; number: number; hash: string };

/** The previous hash of the first line of a chain. */
export const genesisHash = '0'.repeat(64);

/** Writes an entry as the next line of a chain. The hash covers everything before it in the line. */
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

/** Parses a line and checks its hash. Undefined when it is not an audit line. */
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
