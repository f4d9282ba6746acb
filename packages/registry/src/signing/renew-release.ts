import type { Registry } from '../foundation/registry.ts';
import { RegistryProblem } from '../foundation/registry-problem.ts';
import { attachStatement } from './attach-statement.ts';
import { highestNumber } from './highest-number.ts';
import { lastStatement } from './last-statement.ts';
import { renewedStatement } from './renewed-statement.ts';
import type { Signer } from './sign-release.ts';
import type { Statement } from './statement.ts';
import { StatementProblem } from './statement-problem.ts';

/** The release to renew, the channel if given, and the tag it was found under. */
export type RenewalTarget = {
  digest: string;
  channel?: string | undefined;
  tag?: string | undefined;
};

/**
 * Signs the last statement about a release again, with the next number and a new expiry. Neither the
 * release nor its tag changes.
 */
export async function renewRelease(
  registry: Registry,
  { digest, channel, tag }: RenewalTarget,
  { key, trusted, expires }: Signer,
): Promise<Statement> {
  const keys = [key, ...trusted];
  const found = await registry.manifest(digest);
  const last = await lastStatement(registry, digest, keys, channel);
  if (!last) throw neverSigned(digest, channel);
  const sequence = 1 + Math.max(await highestNumber(registry, keys), last.sequence);
  const statement = renewedStatement(last, sequence, expires);
  await attachStatement(registry, found.descriptor, statement, key);
  // A concurrent publisher may have got a lower number than this one.
  if (tag !== undefined && (await registry.resolve(tag)) !== digest) throw overtaken(tag);
  return statement;
}

function neverSigned(digest: string, channel: string | undefined): StatementProblem {
  const how = channel === undefined ? 'signed' : `signed for the channel ${channel}`;
  return new StatementProblem(
    'STATEMENT_MISSING',
    `${digest} was never ${how}, so there is nothing to renew. Sign it with "formpress publish".`,
  );
}

function overtaken(tag: string): RegistryProblem {
  return new RegistryProblem(
    'RACE',
    `Someone else moved the tag ${tag} at the same time. Renew it again, so that what it ` +
      'points to now has the highest number.',
  );
}
