import { inParallel } from '../in-parallel.ts';
import type { Descriptor } from '../manifest.ts';
import type { FoundManifest, Registry } from '../registry.ts';
import { type BuiltRelease, readBuiltRelease } from './built-release.ts';
import { type Packed, packed, packPart } from './pack-part.ts';
import { parseRelease } from './parse-release.ts';
import { type Part, partsOf, titleAnnotation } from './parts-of.ts';
import { releaseManifest } from './release-manifest.ts';
import { releaseArtifact, reportTitle } from './release-types.ts';

/** What goes with a release beside its files. */
export type PushOptions = {
  /** The revision of the sources. */
  revision?: string | undefined;
  /** What changed, and what was accepted, for people. */
  report?: string | undefined;
  /** The release before: parts that it has too are not packed and sent again. */
  previous?: FoundManifest | undefined;
  /** Told after each part. */
  onPart?: ((done: number, of: number) => void) | undefined;
};

/** What was pushed, and how many bytes of blobs were sent for it. */
export type PushedRelease = { found: FoundManifest; sent: number; report?: Descriptor };

/** Pushes a built release, by digest: no tag points to it yet. */
export async function pushRelease(
  registry: Registry,
  folder: string,
  { revision, report, previous, onPart }: PushOptions = {},
): Promise<PushedRelease> {
  const built = await readBuiltRelease(folder);
  let sent = 0;
  const push = async ({ descriptor, bytes }: Packed) => {
    sent += await registry.pushBlob(descriptor, bytes);
    return descriptor;
  };
  const known = await knownLayers(registry, previous);
  const layers = await pushParts(built, onPart, async (part) => {
    const layer = known(part);
    if (layer && (await registry.hasBlob(layer))) return layer;
    return push(await packPart(part, folder));
  });
  const told = report === undefined ? undefined : await push(reportBlob(report));
  await push(built.config);
  const found = releaseManifest(built, layers, { revision, report: told });
  await registry.pushManifest(found.manifest);
  return { found, sent, ...(told && { report: told }) };
}

function pushParts(
  { release }: BuiltRelease,
  onPart: PushOptions['onPart'],
  push: (part: Part) => Promise<Descriptor>,
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

/** Layers of the release before that hold the very same files. */
async function knownLayers(
  registry: Registry,
  previous: FoundManifest | undefined,
): Promise<(part: Part) => Descriptor | undefined> {
  if (previous?.manifest.artifactType !== releaseArtifact) return () => undefined;
  const { config, layers } = previous.manifest;
  const release = parseRelease(await registry.bytes(config), registry.reference.host);
  const before = new Map(partsOf(release).map((part) => [part.title, keyOf(part)]));
  const byTitle = new Map(layers.map((layer) => [layer.annotations?.[titleAnnotation], layer]));
  return (part) => {
    const layer = byTitle.get(part.title);
    const isSame = layer?.mediaType === part.mediaType && before.get(part.title) === keyOf(part);
    return isSame ? layer : undefined;
  };
}

function keyOf({ files }: Part): string {
  return JSON.stringify([...files].sort(([a], [b]) => (a < b ? -1 : 1)));
}
