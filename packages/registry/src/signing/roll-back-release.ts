import type { Registry } from '../foundation/registry.ts';
import { RegistryProblem } from '../foundation/registry-problem.ts';
import { attachStatement } from './attach-statement.ts';
import { highestNumber } from './highest-number.ts';
import { findStatement, lastStatement } from './last-statement.ts';
import { renewedStatement } from './renewed-statement.ts';
import type { Signer } from './sign-release.ts';
import type { Statement } from './statement.ts';
import { StatementProblem } from './statement-problem.ts';

/**
 * Moves a tag back to the previous release, or to the one given. It is signed again with the next
 * number, because services never accept a lower one.
 */
export async function rollBackRelease(
  registry: Registry,
  tag: string,
  { key, trusted, expires }: Signer,
  digest?: string,
): Promise<Statement> {
  const keys = [key, ...trusted];
  const current = await registry.resolve(tag);
  if (!current) throw new RegistryProblem('MISSING', `There is no release under the tag ${tag}.`);
  const { statement: last } = await findStatement(registry, current, keys);
  const target = digest ?? last?.previous;
  if (!target) throw unknown(noneBefore(current, last));
  const found = await registry.manifest(target);
  // A release for another channel was not checked for this one.
  const earlier = await lastStatement(registry, target, keys, last?.channel);
  if (!earlier) throw unknown(neverSigned(target, last));
  const highest = await highestNumber(registry, keys);
  const sequence = 1 + Math.max(highest, last?.sequence ?? 0, earlier.sequence);
  const statement = renewedStatement(earlier, sequence, expires);
  await attachStatement(registry, found.descriptor, statement, key);
  await registry.tag(found, tag, current);
  return statement;
}

function noneBefore(current: string, last: Statement | undefined): string {
  return last
    ? `There is no release before ${current} to go back to.`
    : `No known key signed ${current}, so the previous release is unknown. Name the digest.`;
}

function neverSigned(target: string, last: Statement | undefined): string {
  const how = last ? `signed for the channel ${last.channel}` : 'signed';
  return `${target} was never ${how}, so there is no way back to it.`;
}

function unknown(message: string): StatementProblem {
  return new StatementProblem('STATEMENT_MISSING', message);
}
