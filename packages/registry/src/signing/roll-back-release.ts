import type { Registry } from '../registry.ts';
import { RegistryProblem } from '../registry-problem.ts';
import { attachStatement } from './attach-statement.ts';
import { highestNumber } from './highest-number.ts';
import { lastStatement, lookForStatement } from './last-statement.ts';
import type { Signer } from './sign-release.ts';
import type { Statement } from './statement.ts';
import { StatementProblem } from './statement-problem.ts';

/**
 * Makes an earlier release the one that a tag points to: the one before, or the one named. It is
 * signed anew with the next number, because services never go back by themselves.
 */
export async function rollBackRelease(
  registry: Registry,
  tag: string,
  { key, trusted }: Signer,
  digest?: string,
): Promise<Statement> {
  const keys = [key, ...trusted];
  const current = await registry.resolve(tag);
  if (!current) throw new RegistryProblem('MISSING', `There is no release under the tag ${tag}.`);
  const { statement: last } = await lookForStatement(registry, current, keys);
  const target = digest ?? last?.previous;
  if (!target) throw unknown(noneBefore(current, last));
  const found = await registry.manifest(target);
  const earlier = await lastStatement(registry, target, keys);
  if (!earlier) throw unknown(`${target} was never signed, so it cannot be gone back to.`);
  const highest = await highestNumber(registry, keys);
  const sequence = 1 + Math.max(highest, last?.sequence ?? 0, earlier.sequence);
  const statement = { ...earlier, channel: last?.channel ?? earlier.channel, sequence };
  await attachStatement(registry, found.descriptor, statement, key);
  await registry.tag(found, tag, current);
  return statement;
}

function noneBefore(current: string, last: Statement | undefined): string {
  return last
    ? `There is no release before ${current} to go back to.`
    : `Nobody known here signed ${current}, so it is not known what came before. Name the digest.`;
}

function unknown(message: string): StatementProblem {
  return new StatementProblem('STATEMENT_MISSING', message);
}
