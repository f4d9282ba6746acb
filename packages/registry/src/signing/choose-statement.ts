import { checkStatement, type Expected } from './check-statement.ts';
import { type Envelope, verifyEnvelope } from './envelope.ts';
import type { PublicKey } from './signing-key.ts';
import { parseStatement, type Statement } from './statement.ts';
import { StatementProblem, type StatementProblemCode } from './statement-problem.ts';

/** A statement signed by a trusted key, with its envelope. */
export type TrustedStatement = { statement: Statement; envelope: Envelope };

type Examined =
  | { problem: StatementProblemCode; statement?: Statement }
  | (TrustedStatement & { problem?: never });

/** Problems, sorted from the furthest from being valid to the nearest. The nearest one found is reported. */
const nearness: StatementProblemCode[] = [
  'STATEMENT_MISSING',
  'STATEMENT_UNREADABLE',
  'STATEMENT_UNKNOWN_KEY',
  'STATEMENT_ALTERED',
  'STATEMENT_SUBJECT',
  'STATEMENT_CHANNEL',
  'STATEMENT_FLOOR',
  'STATEMENT_SEQUENCE',
  'STATEMENT_UNDATED',
  'STATEMENT_EXPIRED',
];

/**
 * Chooses the valid statement with the highest number that a trusted key signed, among everything that
 * is attached to a release. Throws a StatementProblem when there is none. Other attachments do no
 * harm.
 */
export function chooseStatement(
  attached: readonly (Envelope | undefined)[],
  keys: readonly PublicKey[],
  expected: Expected,
): TrustedStatement {
  const examined = attached.map((envelope) => examine(envelope, keys, expected));
  const good = examined.filter((each) => each.problem === undefined);
  const best = good.sort((a, b) => b.statement.sequence - a.statement.sequence)[0];
  if (best) return { statement: best.statement, envelope: best.envelope };
  const bad = examined.filter((each) => each.problem !== undefined);
  const nearest = bad.sort((a, b) => rank(b) - rank(a))[0] ?? { problem: 'STATEMENT_MISSING' };
  throw new StatementProblem(nearest.problem, explain(nearest, expected));
}

/** The statements that trusted keys signed, whatever they are about, highest numbers first. */
export function trustedStatements(
  attached: readonly (Envelope | undefined)[],
  keys: readonly PublicKey[],
): Statement[] {
  const statements = attached.flatMap((envelope) => {
    const verified = envelope && verifyEnvelope(envelope, keys);
    return (verified && 'payload' in verified && parseStatement(verified.payload)) || [];
  });
  return statements.sort((a, b) => b.sequence - a.sequence);
}

function examine(
  envelope: Envelope | undefined,
  keys: readonly PublicKey[],
  expected: Expected,
): Examined {
  if (!envelope) return { problem: 'STATEMENT_UNREADABLE' };
  const verified = verifyEnvelope(envelope, keys);
  if ('problem' in verified) return { problem: verified.problem };
  const statement = parseStatement(verified.payload);
  if (!statement) return { problem: 'STATEMENT_UNREADABLE' };
  const problem = checkStatement(statement, expected);
  return problem ? { problem, statement } : { statement, envelope };
}

function rank({ problem, statement }: { problem: StatementProblemCode; statement?: Statement }) {
  // The fraction stays below one, so that among equal problems the highest number is reported.
  return nearness.indexOf(problem) + 1 - 1 / (1 + (statement?.sequence ?? 0));
}

function explain(
  { problem, statement }: { problem: StatementProblemCode; statement?: Statement },
  { digest, channel, sequence, floor }: Expected,
): string {
  const sentences: Record<StatementProblemCode, string> = {
    STATEMENT_MISSING: `${digest} is not signed: no statement is attached to it.`,
    STATEMENT_UNREADABLE: `What is attached to ${digest} as its statement cannot be read.`,
    STATEMENT_UNKNOWN_KEY: `${digest} is signed with a key that is not among the trusted ones.`,
    STATEMENT_ALTERED: `The statement about ${digest} was altered after it was signed.`,
    STATEMENT_SUBJECT: `The statement attached to ${digest} is about another release.`,
    STATEMENT_CHANNEL:
      `${digest} is published in the channel "${statement?.channel}", ` +
      `but "${channel}" is expected.`,
    STATEMENT_FLOOR:
      `${digest} has the number ${statement?.sequence}, but RELEASE_FLOOR requires at least ` +
      `${floor}. Publish a newer release, or go back to this one with "formpress rollback".`,
    STATEMENT_SEQUENCE:
      `${digest} has the number ${statement?.sequence}, but ${sequence} has already been served. ` +
      'To go back to it, publish it again with "formpress rollback".',
    STATEMENT_UNDATED:
      `The statement about ${digest} has no expiry: an earlier version signed it. ` +
      'Sign it again with "formpress renew".',
    STATEMENT_EXPIRED:
      `The statement about ${digest} expired at ${statement?.expires}. ` +
      'If the release is still good, sign it again with "formpress renew".',
  };
  return sentences[problem];
}
