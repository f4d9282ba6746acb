import type { Statement } from './statement.ts';
import type { StatementProblemCode } from './statement-problem.ts';

/** What a statement must fit to be acted upon. */
export type Expected = {
  digest: string;
  /** Any channel where none is named. */
  channel?: string | undefined;
  /** The highest number acted upon so far. */
  sequence?: number | undefined;
  /** The least number that the operator lets in. */
  floor?: number | undefined;
  /** What must not have passed; nothing passes for a release that was accepted before. */
  validity?: Validity | undefined;
};

/** When a statement is looked at, and whether one counts that never expires. */
type Validity = { now: number; undated: Undated };

/** What is done with statements that earlier versions signed without an expiry. */
export type Undated = 'accept' | 'refuse';

/**
 * Holds a statement whose signature counts against what is expected. An equal number is taken: two
 * publishers may have met, and everyone must end where the tag points.
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
