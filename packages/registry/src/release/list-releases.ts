import { inParallel } from '../foundation/in-parallel.ts';
import type { FoundManifest, Registry } from '../foundation/registry.ts';
import { formsAnnotation, releaseArtifact, revisionAnnotation } from './release-types.ts';

/** A release of a repository, as its manifest and its tags tell. */
export type ListedRelease = {
  digest: string;
  /** How many form versions it holds. */
  forms: number;
  revision?: string;
  /** Tags that point to it, apart from the one that keeps it. */
  tags: string[];
};

/** The tag by which a release is kept: registries throw away what has none. */
export function keepingTag(digest: string): string {
  return `release-${digest.slice('sha256:'.length).slice(0, 12)}`;
}

/** Tags that keep statements, or list them. */
const ofStatements = /^(sha256-[0-9a-f]{64}|statement-[0-9]+)$/;

/** All releases of a repository. */
export async function listReleases(registry: Registry): Promise<ListedRelease[]> {
  const names = (await registry.tags()).filter((tag) => !ofStatements.test(tag));
  const resolved = await inParallel(names, (tag) => registry.resolve(tag));
  const tagsOf = new Map<string, string[]>();
  names.forEach((tag, index) => {
    const digest = resolved[index];
    if (digest !== undefined) tagsOf.set(digest, [...(tagsOf.get(digest) ?? []), tag]);
  });
  const kept = [...tagsOf].filter(([digest, tags]) => tags.includes(keepingTag(digest)));
  const found = await inParallel(kept, ([digest]) => registry.manifest(digest));
  return found
    .filter(({ manifest }) => manifest.artifactType === releaseArtifact)
    .map((each) => listed(each, tagsOf.get(each.descriptor.digest) ?? []));
}

function listed({ manifest, descriptor }: FoundManifest, tags: string[]): ListedRelease {
  const { digest } = descriptor;
  const { [formsAnnotation]: forms = '', [revisionAnnotation]: revision } =
    manifest.annotations ?? {};
  return {
    digest,
    forms: forms.split(' ').filter((form) => form !== '').length,
    ...(revision === undefined ? {} : { revision }),
    tags: tags.filter((tag) => tag !== keepingTag(digest)).sort(),
  };
}
