import { parseReference, type Reference } from '@formpress/registry';
import { ReleaseProblem } from '../release/release-problem.ts';
import { asReleaseProblem } from './as-release-problem.ts';

/** What a service may follow in a registry: a tag, or one release by its digest. */
export type ReleaseLocation = Reference & ({ tag: string } | { digest: string });

/** Parses the location of the release. */
export function readReleaseLocation(name: string): ReleaseLocation {
  const { tag, digest, ...repository } = parse(name);
  if (digest !== undefined) return { ...repository, digest };
  if (tag !== undefined) return { ...repository, tag };
  throw new ReleaseProblem(
    'REGISTRY_REFERENCE',
    `"${name}" has no tag to follow. Write it as oci://host/repository:tag.`,
  );
}

function parse(name: string): Reference {
  try {
    return parseReference(name);
  } catch (problem) {
    throw asReleaseProblem(problem);
  }
}
