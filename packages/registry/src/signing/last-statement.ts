import type { Registry } from '../registry.ts';
import { vouchedStatements } from './choose-statement.ts';
import { readStatements } from './read-statements.ts';
import type { PublicKey } from './signing-key.ts';
import type { Statement } from './statement.ts';
import { StatementProblem } from './statement-problem.ts';

/**
 * The statement with the highest number about a release, for whoever publishes the next one. None
 * when the release is not signed; a release that others signed is refused, because its number
 * cannot be believed.
 */
export async function lastStatement(
  registry: Registry,
  digest: string,
  keys: readonly PublicKey[],
): Promise<Statement | undefined> {
  const attached = await readStatements(registry, digest);
  const [last] = vouchedStatements(attached, keys).filter((each) => each.digest === digest);
  if (last || attached.length === 0) return last;
  throw new StatementProblem(
    'STATEMENT_UNKNOWN_KEY',
    `${digest} is signed with a key that is not known here. Name its public key with --trust.`,
  );
}
