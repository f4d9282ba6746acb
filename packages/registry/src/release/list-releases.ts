import { inParallel } from '../foundation/in-parallel.ts';
import type { FoundManifest, Registry } from '../foundation/registry.ts';
import { formsAnnotation, releaseArtifact, revisionAnnotation } from './release-types.ts';

/** A release of a repository, from its manifest and tags. */
export type ListedRelease = {
  digest: string;
  /** The number of form versions. */
  forms: number;
  revision?: string;
  /** Tags that point to it, except the one that only retains it. */
  tags: string[];
};

/** The tag that retains a release: registries delete untagged manifests. */
export function retentionTag(digest: string): string {
  return `release-${digest.slice('sha256:'.length).slice(0, 12)}`;
}

/** Tags that retain or list statements. */
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
  const kept = [...tagsOf].filter(([digest, tags]) => tags.includes(retentionTag(digest)));
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
    tags: tags.filter((tag) => tag !== retentionTag(digest)).sort(),
  };
}
