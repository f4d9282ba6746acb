import type { Statement } from './statement.ts';
import type { StatementProblemCode } from './statement-problem.ts';

/** What a statement must match to be accepted. */
export type Expected = {
  digest: string;
  /** Any channel when absent. */
  channel?: string | undefined;
  /** The highest number accepted so far. */
  sequence?: number | undefined;
  /** The lowest number that the operator allows. */
  floor?: number | undefined;
  /** How the expiry is checked. Absent for a release that was accepted before. */
  validity?: Validity | undefined;
};

/** The current time, and whether statements without an expiry are accepted. */
type Validity = { now: number; undated: UndatedPolicy };

/** How to treat statements that earlier versions signed without an expiry. */
export type UndatedPolicy = 'accept' | 'refuse';

/**
 * Checks a statement with a valid signature against what is expected. An equal number is accepted: two
 * publishers may have used it concurrently, and every service must end up at what the tag points to.
 */
export function checkStatement(
  { digest, channel, sequence, expires }: Statement,
  expected: Expected,
): StatementProblemCode | undefined {
  if (digest !== expected.digest) return 'STATEMENT_SUBJECT';
  if (expected.channel !== undefined && channel !== expected.channel) return 'STATEMENT_CHANNEL';
  if (expected.floor !== undefined && sequence < expected.floor) return 'STATEMENT_FLOOR';
  if (expected.sequence !== undefined && sequence < expected.sequence) return 'STATEMENT_SEQUENCE';
  return expected.validity && checkValidity(expires, expected.validity);
}

function checkValidity(
  expires: string | undefined,
  { now, undated }: Validity,
): StatementProblemCode | undefined {
  if (expires === undefined) return undated === 'refuse' ? 'STATEMENT_UNDATED' : undefined;
  return Date.parse(expires) <= now ? 'STATEMENT_EXPIRED' : undefined;
}
