import type { Descriptor } from '../foundation/manifest.ts';
import type { Registry } from '../foundation/registry.ts';
import { attachStatement } from './attach-statement.ts';
import { highestNumber } from './highest-number.ts';
import { findStatement, unknownSigner } from './last-statement.ts';
import type { PublicKey, SigningKey } from './signing-key.ts';
import type { Statement } from './statement.ts';

/** The key that signs a release, the keys whose earlier signatures are trusted, and the expiry. */
export type Signer = {
  key: SigningKey;
  trusted: readonly PublicKey[];
  /** Undefined to sign without an expiry, as earlier versions did. */
  expires: string | undefined;
};

/** The content of a statement besides digest, number and expiry. */
export type StatementTerms = Omit<Statement, 'digest' | 'sequence' | 'expires'>;

/**
 * Signs a release that is pushed but not tagged yet. It gets the next number of the repository, so
 * that services treat it as newer than what they serve.
 */
export async function signRelease(
  registry: Registry,
  release: Descriptor,
  { previous, ...terms }: StatementTerms,
  { key, trusted, expires }: Signer,
): Promise<Statement> {
  const keys = [key, ...trusted];
  const highest = await highestNumber(registry, keys);
  const same = await findStatement(registry, release.digest, keys);
  const before = previous === undefined ? same : await findStatement(registry, previous, keys);
  // Numbers signed by unknown keys are ignored, unless no trusted number is found: then ours may be among them.
  if (highest === 0 && before.isUnknownSigner) throw unknownSigner(previous ?? release.digest);
  // The same content keeps its previous release.
  const replaced = previous === release.digest ? same.statement?.previous : previous;
  const last = Math.max(highest, same.statement?.sequence ?? 0, before.statement?.sequence ?? 0);
  const statement = {
    ...terms,
    digest: release.digest,
    sequence: last + 1,
    ...(replaced !== undefined && { previous: replaced }),
    ...(expires !== undefined && { expires }),
  };
  await attachStatement(registry, release, statement, key);
  return statement;
}
