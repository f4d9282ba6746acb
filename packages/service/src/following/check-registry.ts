import { relative } from 'node:path';
import {
  chooseStatement,
  credentialsOf,
  type Envelope,
  type Environment,
  openRegistry,
  type PublicKey,
  pullRelease,
  type Registry,
  readStatements,
  realmsOf,
  type SeenStatements,
} from '@formpress/registry';
import { type LoadedRelease, loadRelease } from '../release/load-release.ts';
import { ReleaseProblem } from '../release/release-problem.ts';
import { selfTest } from '../release/self-test.ts';
import type { FollowedRecord } from './followed-record.ts';
import type { Place } from './read-place.ts';

/** What is followed, and by whose word. */
export type Followed = {
  /** As it was configured. */
  name: string;
  place: Place;
  channel: string;
  /** None: digests alone decide. */
  keys: PublicKey[];
  cache: string;
  /** Whether forms whose blank we drew ourselves are offered. */
  specimens: boolean;
  environment: Environment;
};

/** What is remembered from one look to the next, so that nothing is fetched or tried twice. */
export type Memory = {
  seen: SeenStatements;
  /** The release that was taken up last. */
  tried?: LoadedRelease;
  /** The release that was tried last and cannot be used. */
  unusable?: { digest: string; problem: ReleaseProblem };
};

/** What was taken up before: a release, or after it was lost only its number. */
export type Before = { record?: FollowedRecord; sequence?: number };

/**
 * Looks what the tag points to and who vouches for it. Gives the record itself when that is what
 * there was before; whatever is wrong is thrown before anything of it is used.
 */
export async function checkRegistry(
  followed: Followed,
  { record, sequence }: Before,
  memory: Memory,
  signal: AbortSignal,
): Promise<FollowedRecord> {
  const registry = await enter(followed, signal);
  const digest = await digestAt(registry, followed, record?.digest);
  const proof = await proofOf(registry, { digest, sequence }, followed, memory);
  const found = { reference: followed.name, digest, channel: followed.channel, ...proof };
  if (record?.digest === digest)
    return proof.sequence === record.sequence ? record : { ...record, ...found };
  const folder = await fetchRelease(registry, digest, followed, { memory, signal });
  return {
    ...found,
    folder: relative(followed.cache, folder),
    ...(record && { folderBefore: record.folder }),
    blobs: await blobsOf(registry, digest),
  };
}

/** The statement that vouches for a release. Where no keys are configured nobody needs to. */
async function proofOf(
  registry: Registry,
  { digest, sequence }: { digest: string; sequence: number | undefined },
  { keys, channel }: Followed,
  { seen }: Memory,
): Promise<{ sequence?: number; envelope?: Envelope }> {
  if (keys.length === 0) return {};
  const attached = await readStatements(registry, digest, seen);
  const { statement, envelope } = chooseStatement(attached, keys, { digest, channel, sequence });
  return { sequence: statement.sequence, envelope };
}

/** Credentials are looked up each time: those of many registries live for hours only. */
async function enter({ place, environment }: Followed, signal: AbortSignal): Promise<Registry> {
  const credentials = await credentialsOf(place.host, environment);
  return openRegistry({ reference: place, credentials, realms: realmsOf(environment), signal });
}

async function digestAt(
  registry: Registry,
  { place, name }: Followed,
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

/** A release that was fetched is tried out before anyone serves it. */
async function fetchRelease(
  registry: Registry,
  digest: string,
  { cache, specimens }: Followed,
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
