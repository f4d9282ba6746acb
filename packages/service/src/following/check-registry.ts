import { relative } from 'node:path';
import { openConfiguredRegistry, pullRelease, type Registry } from '@formpress/registry';
import { loadRelease } from '../release/load-release.ts';
import { ReleaseProblem } from '../release/release-problem.ts';
import { selfTest } from '../release/self-test.ts';
import type { AcceptedBefore, FollowedTag, Memory } from './followed.ts';
import type { FollowedRecord } from './followed-record.ts';
import { proofOf } from './proof-of.ts';

/** The result of a check. The record is the same object when nothing changed. */
export type Found = {
  record: FollowedRecord;
  /** Whether it was accepted before and no longer has a valid statement. */
  isExpired: boolean;
};

/**
 * Checks what the tag points to and who signed it. Throws before any part of an invalid release is
 * used.
 */
export async function checkRegistry(
  followed: FollowedTag,
  before: AcceptedBefore,
  memory: Memory,
  signal: AbortSignal,
): Promise<Found> {
  const { record } = before;
  // Credentials are looked up each time, because those of many registries expire after hours.
  const registry = await openConfiguredRegistry(followed.place, followed.environment, signal);
  const digest = await digestAt(registry, followed, record?.digest);
  const { isExpired, ...proof } = await proofOf(registry, digest, followed, { before, memory });
  const found = { reference: followed.name, digest, channel: followed.channel, ...proof };
  if (record?.digest === digest) {
    const { expires: _, ...same } = record;
    const isSame = proof.sequence === record.sequence && proof.expires === record.expires;
    return { record: isSame ? record : { ...same, ...found }, isExpired };
  }
  const folder = await fetchRelease(registry, digest, followed, { memory, signal });
  const taken = {
    ...found,
    folder: relative(followed.cache, folder),
    ...(record && { folderBefore: record.folder }),
    blobs: await blobsOf(registry, digest),
  };
  return { record: taken, isExpired };
}

async function digestAt(
  registry: Registry,
  { place, name }: FollowedTag,
  known: string | undefined,
): Promise<string> {
  const digest = 'tag' in place ? await registry.resolve(place.tag, known) : place.digest;
  if (digest !== undefined) return digest;
  throw new ReleaseProblem('REGISTRY_MISSING', `There is no release under ${name} yet.`);
}

async function blobsOf(registry: Registry, digest: string): Promise<string[]> {
  const { config, layers } = (await registry.manifest(digest)).manifest;
  return [config, ...layers].map((blob) => blob.digest.slice('sha256:'.length));
}

/** Downloads a release and self-tests it before it is served. */
async function fetchRelease(
  registry: Registry,
  digest: string,
  { cache, specimens }: FollowedTag,
  { memory, signal }: { memory: Memory; signal: AbortSignal },
): Promise<string> {
  if (memory.unusable?.digest === digest) throw memory.unusable.problem;
  const folder = await pullRelease(registry, digest, cache);
  try {
    const release = await loadRelease(folder, specimens, memory.tried);
    await selfTest(release, { signal, isServing: memory.tried !== undefined });
    memory.tried = release;
    return folder;
  } catch (problem) {
    if (problem instanceof ReleaseProblem) memory.unusable = { digest, problem };
    throw problem;
  }
}
