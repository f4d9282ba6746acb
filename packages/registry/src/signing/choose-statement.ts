import { checkStatement, type Expected } from './check-statement.ts';
import { type Envelope, verifyEnvelope } from './envelope.ts';
import type { PublicKey } from './signing-key.ts';
import { parseStatement, type Statement } from './statement.ts';
import { StatementProblem, type StatementProblemCode } from './statement-problem.ts';

/** A statement signed by a trusted key, with its envelope. */
export type TrustedStatement = { statement: Statement; envelope: Envelope };

type Look =
  | { trouble: StatementProblemCode; statement?: Statement }
  | (TrustedStatement & { trouble?: never });

/** From the least to what came nearest to being good: the last one is told. */
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
 * Of all that is attached to a release, the statement with the highest number that a trusted key
 * signed and that fits. Throws a StatementProblem when there is none. What others attached beside it
 * does no harm.
 */
export function chooseStatement(
  attached: readonly (Envelope | undefined)[],
  keys: readonly PublicKey[],
  expected: Expected,
): TrustedStatement {
  const looks = attached.map((envelope) => look(envelope, keys, expected));
  const good = looks.filter((each) => each.trouble === undefined);
  const best = good.sort((a, b) => b.statement.sequence - a.statement.sequence)[0];
  if (best) return { statement: best.statement, envelope: best.envelope };
  const bad = looks.filter((each) => each.trouble !== undefined);
  const nearest = bad.sort((a, b) => rank(b) - rank(a))[0] ?? { trouble: 'STATEMENT_MISSING' };
  throw new StatementProblem(nearest.trouble, explain(nearest, expected));
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

function look(
  envelope: Envelope | undefined,
  keys: readonly PublicKey[],
  expected: Expected,
): Look {
  if (!envelope) return { trouble: 'STATEMENT_UNREADABLE' };
  const verified = verifyEnvelope(envelope, keys);
  if ('problem' in verified) return { trouble: verified.problem };
  const statement = parseStatement(verified.payload);
  if (!statement) return { trouble: 'STATEMENT_UNREADABLE' };
  const trouble = checkStatement(statement, expected);
  return trouble ? { trouble, statement } : { statement, envelope };
}

function rank({ trouble, statement }: { trouble: StatementProblemCode; statement?: Statement }) {
  // Numbers stay below one, so that among the same troubles the highest is told.
  return nearness.indexOf(trouble) + 1 - 1 / (1 + (statement?.sequence ?? 0));
}

function explain(
  { trouble, statement }: { trouble: StatementProblemCode; statement?: Statement },
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
      `and "${channel}" is wanted.`,
    STATEMENT_FLOOR:
      `${digest} has the number ${statement?.sequence}, and RELEASE_FLOOR asks for ${floor} at ` +
      'least. Publish a newer release, or go back to this one with "formpress rollback".',
    STATEMENT_SEQUENCE:
      `${digest} has the number ${statement?.sequence}, and ${sequence} was served already. ` +
      'To go back to it, publish it again with "formpress rollback".',
    STATEMENT_UNDATED:
      `The statement about ${digest} has no expiry: an earlier version signed it. ` +
      'Sign it again with "formpress renew".',
    STATEMENT_EXPIRED:
      `The statement about ${digest} expired at ${statement?.expires}. ` +
      'If the release is still good, sign it again with "formpress renew".',
  };
  return sentences[trouble];
}
