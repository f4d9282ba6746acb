import { inParallel } from '../foundation/in-parallel.ts';
import type { Descriptor } from '../foundation/manifest.ts';
import type { FoundManifest, Registry } from '../foundation/registry.ts';
import { RegistryProblem } from '../foundation/registry-problem.ts';
import { type BuiltRelease, readBuiltRelease } from './built-release.ts';
import { changedParts } from './changed-parts.ts';
import { fetchReleaseFile } from './fetch-files.ts';
import { type Packed, packed, packPart } from './pack-part.ts';
import { partsOf, type ReleasePart, titleAnnotation } from './parts-of.ts';
import { releaseManifest } from './release-manifest.ts';
import { releaseArtifact, reportTitle } from './release-types.ts';

/** Options of a push. */
export type PushOptions = {
  /** The source revision. */
  revision?: string | undefined;
  /** The compare report: what changed, and what was accepted. */
  report?: string | undefined;
  /** The previous release. Parts that it has too are not packed and sent again. */
  previous?: FoundManifest | undefined;
  /** Called after each part. */
  onPart?: ((done: number, of: number) => void) | undefined;
};

/** The pushed manifest, and how many bytes of blobs were sent for it. */
export type PushedRelease = { found: FoundManifest; sent: number; report?: Descriptor };

/** Pushes a built release by digest, without a tag. */
export async function pushRelease(
  registry: Registry,
  folder: string,
  options: PushOptions = {},
): Promise<PushedRelease> {
  const built = await readBuiltRelease(folder);
  try {
    return await push(registry, built, options);
  } catch (problem) {
    // The registry lost a blob of the previous release: send everything that it lacks.
    const isLost = problem instanceof RegistryProblem && problem.code === 'REFUSED';
    if (!isLost || !options.previous) throw problem;
    return push(registry, built, { ...options, previous: undefined });
  }
}

async function push(
  registry: Registry,
  built: BuiltRelease,
  { revision, report, previous, onPart }: PushOptions,
): Promise<PushedRelease> {
  let sent = 0;
  const send = async ({ descriptor, bytes }: Packed) => {
    const count = await registry.pushBlob(descriptor, bytes);
    sent += count;
    return descriptor;
  };
  const known = await knownLayers(registry, built, previous);
  const layers = await pushParts(
    built,
    onPart,
    async (part) => known(part) ?? send(await packPart(part, built.folder)),
  );
  const told = report === undefined ? undefined : await send(reportBlob(report));
  await send(built.config);
  const found = releaseManifest(built, layers, { revision, report: told });
  await registry.pushManifest(found.manifest);
  return { found, sent, ...(told && { report: told }) };
}

function pushParts(
  { release }: BuiltRelease,
  onPart: PushOptions['onPart'],
  push: (part: ReleasePart) => Promise<Descriptor>,
): Promise<Descriptor[]> {
  const parts = partsOf(release);
  let done = 0;
  return inParallel(parts, async (part) => {
    const layer = await push(part);
    done += 1;
    onPart?.(done, parts.length);
    return layer;
  });
}

function reportBlob(text: string): Packed {
  return packed('text/markdown', Buffer.from(text), { [titleAnnotation]: reportTitle });
}

/** Returns a function that finds the layer of the previous release for a part with the same files. */
async function knownLayers(
  registry: Registry,
  { release }: BuiltRelease,
  previous: FoundManifest | undefined,
): Promise<(part: ReleasePart) => Descriptor | undefined> {
  if (previous?.manifest.artifactType !== releaseArtifact) return () => undefined;
  const changed = changedParts(await fetchReleaseFile(registry, previous), release);
  const byTitle = new Map(
    previous.manifest.layers.map((layer) => [layer.annotations?.[titleAnnotation], layer]),
  );
  return ({ title, mediaType }) => {
    const layer = changed.has(title) ? undefined : byTitle.get(title);
    return layer?.mediaType === mediaType ? layer : undefined;
  };
}
