import { type Environment, onDisk } from '@formpress/registry';
import type { Log } from '../log.ts';
import type { RefusedRelease } from '../release/release-problem.ts';
import type { FollowedRelease, ReleaseSource } from '../release/release-source.ts';
import type { Settings } from '../settings/settings.ts';
import { type Before, checkRegistry, type Followed, type Memory } from './check-registry.ts';
import { createChecks } from './checks.ts';
import { createRoutine } from './create-routine.ts';
import {
  type FollowedRecord,
  readRecord,
  recordFile,
  recordSource,
  releaseOf,
  writeRecord,
} from './followed-record.ts';
import { keptRelease } from './kept-release.ts';
import { pruneCache } from './prune-cache.ts';
import { readPlace } from './read-place.ts';
import { trustedKeys } from './trusted-keys.ts';

/** Keeps what is served at what a tag of a registry points to. */
export type Follower = {
  source: ReleaseSource;
  status(): FollowingStatus;
  /** How often each result came of a look. */
  checks: ReadonlyMap<string, number>;
  /** Looks at once; what was refused is tried again. */
  check(): Promise<void>;
  stop(): Promise<void>;
};

/** What operators are told about a followed tag. */
export type FollowingStatus = {
  reference: string;
  channel: string;
  /** What should be served. */
  release?: FollowedRelease;
  /** Why that may not be what the tag points to. */
  refused?: RefusedRelease;
};

type Track = { file: string; before: Before; memory: Memory };

/**
 * Follows a tag. It begins with what it kept, so that it starts while the registry is down; without
 * that it waits for the first release, and throws when there is none that may be served.
 */
export async function followRelease(
  name: string,
  settings: Settings,
  { environment, log }: { environment: Environment; log: Log },
): Promise<Follower> {
  const { channel, cache, pollSeconds } = settings.following;
  const place = readPlace(name);
  const { specimens } = settings;
  const followed = (): Followed => {
    return { name, place, channel, cache, specimens, environment, keys: trustedKeys(settings) };
  };
  const track = await openTrack(recordFile(cache, name, channel), followed());
  const checks = createChecks(log);
  const look = (signal: AbortSignal) => takeUp(followed(), track, signal);
  const { check, stop } = createRoutine(pollSeconds, checks, name, look);
  const first = check();
  const trouble = track.before.record ? undefined : await first;
  if (trouble) {
    await stop();
    throw trouble;
  }
  return {
    source: recordSource(track.file, name, () => track.memory.tried),
    checks: checks.counts,
    status: () => statusOf(name, channel, track.before, checks.problem()),
    async check() {
      delete track.memory.unusable;
      await check();
    },
    stop,
  };
}

async function openTrack(file: string, followed: Followed): Promise<Track> {
  const before = await keptRelease(await readRecord(file), followed);
  return { file, before, memory: { seen: new Map() } };
}

/** Whoever serves sees the record change; that it is written is all there is to do. */
async function takeUp(
  followed: Followed,
  track: Track,
  signal: AbortSignal,
): Promise<'same' | 'taken'> {
  const record = await checkRegistry(followed, track.before, track.memory, signal);
  if (record === track.before.record) return 'same';
  const kept = await readRecord(track.file);
  // Another service that shares the cache may have come further meanwhile.
  const isAhead = kept !== undefined && (kept.sequence ?? 0) > (record.sequence ?? 0);
  await onDisk(followed.cache, async () => {
    if (!isAhead) await writeRecord(track.file, record);
    track.before = beforeOf(isAhead ? kept : record);
    await pruneCache(followed.cache);
  });
  return 'taken';
}

function beforeOf(record: FollowedRecord): Before {
  const { sequence } = record;
  return { record, ...(sequence !== undefined && { sequence }) };
}

function statusOf(
  reference: string,
  channel: string,
  { record }: Before,
  refused: RefusedRelease | undefined,
): FollowingStatus {
  return {
    reference,
    channel,
    ...(record && { release: releaseOf(record) }),
    ...(refused && { refused }),
  };
}
