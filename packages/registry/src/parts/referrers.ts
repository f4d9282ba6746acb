import { setTimeout as pause } from 'node:timers/promises';
import { type Descriptor, indexType, type Manifest, manifestType } from '../foundation/manifest.ts';
import { parseIndex } from '../foundation/parse-manifest.ts';
import type { FoundManifest, Registry } from '../foundation/registry.ts';
import { RegistryProblem } from '../foundation/registry-problem.ts';
import { writeManifest } from '../foundation/write-manifest.ts';
import { bytesOf, discardBody } from '../http/body.ts';
import { unexpected } from '../http/unexpected.ts';
import type { Connection } from './connection.ts';
import type { Manifests } from './manifests.ts';

type Referrers = { push: Registry['pushManifest']; list: Registry['referrers'] };

const maxIndexBytes = 4 * 1024 * 1024;
const maxAttempts = 8;

/**
 * The referrers of a manifest: from the referrers API, or in registries without it from an index under
 * a tag that is derived from the digest (OCI distribution specification 1.1).
 */
export function createReferrers(connection: Connection, manifests: Manifests): Referrers {
  return {
    async push(manifest) {
      const found = writeManifest(manifest);
      const { descriptor, bytes } = found;
      const { listsSubjects } = await manifests.put(descriptor.digest, manifestType, bytes);
      if (manifest.subject && !listsSubjects)
        await listByTag(found, manifest.subject, connection, manifests);
      return descriptor;
    },
    async list(digest, artifactType) {
      const listed =
        (await askReferrers(connection, digest)) ?? (await listedByTag(manifests, digest));
      return listed.filter((each) => each.artifactType === artifactType);
    },
  };
}

/** The referrers from the referrers API; undefined when the registry does not have it. */
function askReferrers(
  { send, host, base }: Connection,
  digest: string,
): Promise<Descriptor[] | undefined> {
  const request = { method: 'GET', url: `${base}/referrers/${digest}`, action: 'pull' } as const;
  return send(request, async (response, isAlive) => {
    if (response.status === 404) return discardBody(response).then(() => undefined);
    if (response.status !== 200) throw await unexpected(host, `to list ${digest}`, response);
    return parseIndex(await bytesOf(response, maxIndexBytes, isAlive));
  });
}

const tagFor = (digest: string) => digest.replace(':', '-');

async function listedByTag(manifests: Manifests, digest: string): Promise<Descriptor[]> {
  const found = await manifests.find(tagFor(digest));
  return (found && parseIndex(found.bytes)) ?? [];
}

/** Adds a manifest to the index, and retries when another publisher changed it meanwhile. */
async function listByTag(
  { descriptor, manifest }: FoundManifest,
  subject: Descriptor,
  { host, timeLimits }: Connection,
  manifests: Manifests,
): Promise<void> {
  const entry = entryFor(descriptor, manifest);
  for (let meeting = 0; meeting < maxAttempts; meeting += 1) {
    const listed = await listedByTag(manifests, subject.digest);
    if (listed.some(({ digest }) => digest === entry.digest)) {
      if (meeting === 0) return;
      await pause(timeLimits.firstPause * Math.random());
      const still = await listedByTag(manifests, subject.digest);
      if (still.some(({ digest }) => digest === entry.digest)) return;
      continue;
    }
    const index = { schemaVersion: 2, mediaType: indexType, manifests: [...listed, entry] };
    await manifests.put(tagFor(subject.digest), indexType, Buffer.from(JSON.stringify(index)));
  }
  throw new RegistryProblem(
    'RACE',
    `Others keep publishing to ${host} at the same time. Try again when they are done.`,
  );
}

function entryFor(descriptor: Descriptor, { artifactType, annotations }: Manifest): Descriptor {
  return {
    ...descriptor,
    ...(artifactType === undefined ? {} : { artifactType }),
    ...(annotations === undefined ? {} : { annotations }),
  };
}
