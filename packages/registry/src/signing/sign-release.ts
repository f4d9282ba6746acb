import type { Descriptor } from '../manifest.ts';
import type { Registry } from '../registry.ts';
import { attachStatement } from './attach-statement.ts';
import { lastStatement } from './last-statement.ts';
import type { PublicKey, SigningKey } from './signing-key.ts';
import type { Statement } from './statement.ts';

/** Who signs a release, and whose earlier signatures count. */
export type Signer = { key: SigningKey; trusted: readonly PublicKey[] };

/** What is said of a release beside its digest and its number. */
export type Said = Omit<Statement, 'digest' | 'sequence'>;

/**
 * Signs a release that is pushed and not tagged yet. It gets the next number after that of the
 * release it takes the place of, so that services take it for newer.
 */
export async function signRelease(
  registry: Registry,
  release: Descriptor,
  said: Said,
  { key, trusted }: Signer,
): Promise<Statement> {
  const last = (digest: string) => lastStatement(registry, digest, [key, ...trusted]);
  const { previous, ...rest } = said;
  const same = await last(release.digest);
  const before = previous === undefined ? undefined : await last(previous);
  // The same content again stands where it stood: before the same release as ever.
  const replaced = previous === release.digest ? same?.previous : previous;
  const statement = {
    ...rest,
    digest: release.digest,
    sequence: 1 + Math.max(same?.sequence ?? 0, before?.sequence ?? 0),
    ...(replaced !== undefined && { previous: replaced }),
  };
  await attachStatement(registry, release, statement, key);
  return statement;
}
