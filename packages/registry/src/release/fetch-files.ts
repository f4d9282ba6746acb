import type { Release } from '@formpress/model';
import { unpack } from '../archive/unpack.ts';
import { inParallel } from '../foundation/in-parallel.ts';
import type { FoundManifest, Registry } from '../foundation/registry.ts';
import { RegistryProblem } from '../foundation/registry-problem.ts';
import { layersOf } from './layers-of.ts';
import { parseRelease } from './parse-release.ts';
import { releaseArtifact } from './release-types.ts';

/** The release.json of a pushed release. */
export async function fetchReleaseFile(
  registry: Registry,
  { manifest, descriptor }: FoundManifest,
): Promise<Release> {
  if (manifest.artifactType !== releaseArtifact)
    throw new RegistryProblem('DAMAGED', `${descriptor.digest} is not a Formpress release.`);
  return parseRelease(await registry.bytes(manifest.config), registry.reference.host);
}

/** Some files of a pushed release, by path. Only the blobs with these files are downloaded. */
export async function fetchFiles(
  registry: Registry,
  { manifest }: FoundManifest,
  release: Release,
  isWanted: (path: string, sha256: string) => boolean,
): Promise<Map<string, Buffer>> {
  const found = new Map<string, Buffer>();
  const layers = layersOf(release, manifest).map(({ part, blob }) => {
    const wanted = [...part.files].flatMap(([name, { sha256 }]) => {
      const path = name === '' ? part.title : `${part.title}/${name}`;
      return isWanted(path, sha256) ? [{ name, path }] : [];
    });
    return { part, blob, wanted };
  });
  const needed = layers.filter(({ wanted }) => wanted.length > 0);
  await inParallel(needed, async ({ part, blob, wanted }) => {
    const bytes = await registry.bytes(blob);
    const files = part.isArchive ? await unpack(bytes, part.files, part.title) : undefined;
    for (const { name, path } of wanted) found.set(path, files?.get(name) ?? bytes);
  });
  return found;
}
