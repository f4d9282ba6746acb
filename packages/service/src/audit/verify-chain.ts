import type { AuditLine } from '@formpress/model';
import { genesisHash, readAuditLine } from './audit-line.ts';
import type { FileLine } from './read-audit-files.ts';

/** The expected end of a chain, and the source that states it. */
export type ExpectedEnd = { head: string; count?: number; source: string };

/** The result of verifying lines. */
export type Verified = {
  /** Numbers of the first and the last line. */
  first: number;
  last: number;
  head: string;
  /** The problems, each as a sentence with its location. */
  findings: string[];
};

type Gap = { from: number; to: number; at: string };

type Progress = {
  chain: string;
  first: number;
  last: AuditLine | undefined;
  gaps: Gap[];
  /** Numbers of lines that come too late. */
  strays: Set<number>;
  isEndSeen: boolean;
  findings: string[];
};

/** Verifies the lines of a chain, in the order of its files. */
export async function verifyChain(
  chain: string,
  lines: AsyncIterable<FileLine>,
  expected: ExpectedEnd | undefined,
): Promise<Verified> {
  const progress: Progress = {
    chain,
    first: 0,
    last: undefined,
    gaps: [],
    strays: new Set(),
    isEndSeen: false,
    findings: [],
  };
  let file = '';
  for await (const line of lines) {
    file = line.file;
    const read = readWhole(line, progress);
    if (!read) continue;
    follow(read, line, progress);
    checkEnd(read, line, expected, progress);
  }
  reportGaps(progress);
  reportEnd(file, expected, progress);
  const { first, last, findings } = progress;
  return { first, last: last?.number ?? 0, head: last?.hash ?? genesisHash, findings };
}

const placeOf = ({ file, place }: FileLine) => `${file}:${place}`;

/** Parses a line and checks it on its own. */
function readWhole(line: FileLine, { chain, findings }: Progress): AuditLine | undefined {
  const at = placeOf(line);
  if (!line.isWhole) {
    findings.push(`${at}: the file ends in the middle of a line.`);
    return undefined;
  }
  const read = readAuditLine(line.text);
  if (!read) findings.push(`${at}: this is not an audit line.`);
  else if (read.line.chain !== chain) findings.push(`${at}: the line belongs to another chain.`);
  else if (!read.isIntact)
    findings.push(
      `${at}: line ${read.line.number} was changed: its hash does not match its content.`,
    );
  return read?.line.chain === chain ? read.line : undefined;
}

/** Checks whether a line follows the one before it. */
function follow(line: AuditLine, at: FileLine, progress: Progress): void {
  const { last, findings, gaps, strays } = progress;
  const { number } = line;
  if (!last) {
    progress.first = number;
    if (!isBeginning(line))
      findings.push(`${placeOf(at)}: lines before line ${number} are missing.`);
  } else if (number <= last.number) {
    const message = `line ${number} is out of order: it stands after line ${last.number}.`;
    findings.push(`${placeOf(at)}: ${message}`);
    strays.add(number);
    return;
  } else if (number > last.number + 1) {
    gaps.push({ from: last.number + 1, to: number - 1, at: placeOf(at) });
  } else if (line.previous !== last.hash) {
    findings.push(
      `${placeOf(at)}: line ${number} does not follow the line ${last.number} that stands before it.`,
    );
  }
  progress.last = line;
}

/** Whether a line is the marked beginning of a chain or file. */
function isBeginning({ number, event, previous }: AuditLine): boolean {
  if (number === 1) return event === 'CHAIN_STARTED' && previous === genesisHash;
  return event === 'FILE_STARTED';
}

function checkEnd(
  { number, hash }: AuditLine,
  at: FileLine,
  expected: ExpectedEnd | undefined,
  progress: Progress,
): void {
  if (!expected) return;
  if (hash === expected.head) progress.isEndSeen = true;
  else if (number === expected.count)
    progress.findings.push(
      `${placeOf(at)}: line ${number} is not the one that ${expected.source} names.`,
    );
}

function reportGaps({ gaps, strays, findings }: Progress): void {
  for (const { from, to, at } of gaps) {
    const missing: number[] = [];
    for (let number = from; number <= to && missing.length < 2; number += 1)
      if (!strays.has(number)) missing.push(number);
    if (missing.length === 0) continue;
    const which = from === to ? `line ${from} is` : `lines ${from} to ${to} are`;
    findings.push(`${at}: ${which} missing before it.`);
  }
}

function reportEnd(file: string, expected: ExpectedEnd | undefined, progress: Progress): void {
  const { last, isEndSeen, findings } = progress;
  const number = last?.number ?? 0;
  if (!expected)
    findings.push(
      `${file}: nothing says whether line ${number} was the last one: there is no ${file}.head. Pass --head with the expected hash.`,
    );
  else if (expected.count !== undefined && number < expected.count)
    findings.push(
      `${file}: the end was cut off: line ${number} is the last one, and ${expected.source} names line ${expected.count}.`,
    );
  else if (!isEndSeen && expected.count === undefined)
    findings.push(`${file}: no line has the hash that ${expected.source} names.`);
}
