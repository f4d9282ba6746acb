import type { Statement } from './statement.ts';
import type { StatementTrouble } from './statement-problem.ts';

/** What a statement must fit to be acted upon. */
export type Expected = {
  digest: string;
  channel: string;
  /** The highest number acted upon so far. */
  sequence?: number | undefined;
};

/**
 * Holds a statement whose signature counts against what is expected. An equal number is taken: two
 * publishers may have met, and everyone must end where the tag points.
 */
export function judgeStatement(
  { digest, channel, sequence }: Statement,
  expected: Expected,
): StatementTrouble | undefined {
  if (digest !== expected.digest) return 'STATEMENT_SUBJECT';
  if (channel !== expected.channel) return 'STATEMENT_CHANNEL';
  if (expected.sequence !== undefined && sequence < expected.sequence) return 'STATEMENT_SEQUENCE';
  return undefined;
}
