import type { Registry } from '../foundation/registry.ts';
import { vouchedStatements } from './choose-statement.ts';
import { readStatements } from './read-statements.ts';
import type { PublicKey } from './signing-key.ts';
import type { Statement } from './statement.ts';
import { StatementProblem } from './statement-problem.ts';

/**
 * The last statement about a release that trusted keys signed, for one channel where one is named,
 * and whether only others signed any.
 */
export async function lookForStatement(
  registry: Registry,
  digest: string,
  keys: readonly PublicKey[],
  channel?: string,
): Promise<{ statement?: Statement; isStrange: boolean }> {
  const attached = await readStatements(registry, digest);
  const vouched = vouchedStatements(attached, keys).filter((each) => each.digest === digest);
  const statement = vouched.find((each) => channel === undefined || each.channel === channel);
  const isStrange = vouched.length === 0 && attached.length > 0;
  return statement ? { statement, isStrange } : { isStrange };
}

/**
 * The statement with the highest number about a release, for whoever publishes. None when the
 * release is not signed; one that only others signed is refused.
 */
export async function lastStatement(
  registry: Registry,
  digest: string,
  keys: readonly PublicKey[],
  channel?: string,
): Promise<Statement | undefined> {
  const { statement, isStrange } = await lookForStatement(registry, digest, keys, channel);
  if (isStrange) throw strange(digest);
  return statement;
}

/** What to say of a release that is signed by nobody we know. */
export function strange(digest: string): StatementProblem {
  return new StatementProblem(
    'STATEMENT_UNKNOWN_KEY',
    `${digest} is signed with a key that is not known here. Name its public key with --trust.`,
  );
}
