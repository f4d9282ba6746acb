import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inParallel } from '../foundation/in-parallel.ts';
import type { Manifest } from '../foundation/manifest.ts';
import { onDisk } from '../foundation/on-disk.ts';
import type { Registry } from '../foundation/registry.ts';
import { RegistryProblem } from '../foundation/registry-problem.ts';
import { type BlobCache, blobCache } from './blob-cache.ts';
import { layersOf, reportIn } from './layers-of.ts';
import { parseRelease } from './parse-release.ts';
import { releaseArtifact, reportTitle } from './release-types.ts';
import { unpackLayer } from './unpack-layer.ts';

const maxConfigBytes = 64 * 1024 * 1024;

/**
 * The folder of a release in a cache. The release is downloaded unless the cache has it, in which case no
 * request is made. The folder appears complete or not at all.
 */
export async function pullRelease(
  registry: Registry,
  digest: string,
  cache: string,
  onPart?: (done: number, of: number) => void,
): Promise<string> {
  const target = releaseFolderIn(cache, digest);
  if (existsSync(join(target, 'release.json'))) return target;
  const { manifest } = await registry.manifest(digest);
  if (manifest.artifactType !== releaseArtifact)
    throw new RegistryProblem('DAMAGED', `${digest} is not a Formpress release.`);
  const aside = `${target}.${randomUUID()}.aside`;
  return onDisk(cache, async () => {
    try {
      await mkdir(aside, { recursive: true });
      await writeParts(registry, manifest, { cache: blobCache(cache), folder: aside, onPart });
      await rename(aside, target).catch((error: NodeJS.ErrnoException) => {
        // Another process on this machine downloaded the same release meanwhile.
        if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
      });
      return target;
    } finally {
      await rm(aside, { recursive: true, force: true });
    }
  });
}

/** The folder of a pulled release. */
export function releaseFolderIn(cache: string, digest: string): string {
  return join(cache, 'releases', digest.slice('sha256:'.length));
}

type Into = {
  cache: BlobCache;
  folder: string;
  onPart: ((done: number, of: number) => void) | undefined;
};

/** Downloads all blobs, a few concurrently, and then unpacks them one at a time. */
async function writeParts(
  registry: Registry,
  manifest: Manifest,
  { cache, folder, onPart }: Into,
): Promise<void> {
  if (manifest.config.size > maxConfigBytes)
    throw new RegistryProblem('TOO_LARGE', 'The release.json of the release is too large.');
  const config = await cache.read(registry, manifest.config);
  const layers = layersOf(parseRelease(config, registry.reference.host), manifest);
  let done = 0;
  await inParallel(layers, async ({ blob }) => {
    await cache.fetch(registry, blob);
    done += 1;
    onPart?.(done, layers.length);
  });
  for (const { part, blob } of layers)
    await unpackLayer(part, await cache.read(registry, blob), folder);
  const report = reportIn(manifest);
  if (report) await writeFile(join(folder, reportTitle), await registry.bytes(report));
  await writeFile(join(folder, 'release.json'), config);
}
