import { type Reference, type Registry, RegistryProblem } from '@formpress/registry';
import { UsageProblem } from './publishing-problem.ts';

/** The digest in a reference, or the one that its tag points to. */
export async function namedDigest(
  registry: Registry,
  { tag, digest, ...place }: Reference,
): Promise<string> {
  if (digest !== undefined) return digest;
  if (tag === undefined) throw new UsageProblem('Name a tag or a digest: oci://host/forms:stable.');
  const found = await registry.resolve(tag);
  if (found !== undefined) return found;
  throw new RegistryProblem(
    'MISSING',
    `There is no tag ${tag} in ${place.host}/${place.repository}.`,
  );
}
