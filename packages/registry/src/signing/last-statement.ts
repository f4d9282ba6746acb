import type { Registry } from '../foundation/registry.ts';
import { trustedStatements } from './choose-statement.ts';
import { readStatements } from './read-statements.ts';
import type { PublicKey } from './signing-key.ts';
import type { Statement } from './statement.ts';
import { StatementProblem } from './statement-problem.ts';

/**
 * Finds the last statement about a release that trusted keys signed, for a channel if given, and
 * whether only unknown keys signed the release.
 */
export async function findStatement(
  registry: Registry,
  digest: string,
  keys: readonly PublicKey[],
  channel?: string,
): Promise<{ statement?: Statement; isUnknownSigner: boolean }> {
  const attached = await readStatements(registry, digest);
  const trusted = trustedStatements(attached, keys).filter((each) => each.digest === digest);
  const statement = trusted.find((each) => channel === undefined || each.channel === channel);
  const isUnknownSigner = trusted.length === 0 && attached.length > 0;
  return statement ? { statement, isUnknownSigner } : { isUnknownSigner };
}

/**
 * The statement with the highest number about a release, for publishing. Undefined when the release
 * is not signed. Throws when only unknown keys signed it.
 */
export async function lastStatement(
  registry: Registry,
  digest: string,
  keys: readonly PublicKey[],
  channel?: string,
): Promise<Statement | undefined> {
  const { statement, isUnknownSigner } = await findStatement(registry, digest, keys, channel);
  if (isUnknownSigner) throw unknownSigner(digest);
  return statement;
}

/** The problem of a release that was only signed by unknown keys. */
export function unknownSigner(digest: string): StatementProblem {
  return new StatementProblem(
    'STATEMENT_UNKNOWN_KEY',
    `${digest} is signed with a key that is not known here. Name its public key with --trust.`,
  );
}
