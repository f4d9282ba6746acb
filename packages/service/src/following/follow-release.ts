import { type Environment, onDisk } from '@formpress/registry';
import type { Log } from '../foundation/log.ts';
import type { RefusedRelease } from '../release/release-problem.ts';
import type { FollowedRelease, ReleaseSource } from '../release/release-source.ts';
import type { Settings } from '../settings/settings.ts';
import { checkRegistry } from './check-registry.ts';
import { type CheckResult, createChecks } from './checks.ts';
import { createPoller } from './create-poller.ts';
import type { Before, Followed, Memory } from './followed.ts';
import {
  type FollowedRecord,
  readRecord,
  recordFile,
  recordSource,
  releaseOf,
  writeRecord,
} from './followed-record.ts';
import { openFreshness } from './freshness.ts';
import { keptRelease } from './kept-release.ts';
import { prepareCache } from './prepare-cache.ts';
import { pruneCache } from './prune-cache.ts';
import { type ReleaseLocation, readPlace } from './read-place.ts';
import { trustedKeys } from './trusted-keys.ts';

/** Keeps what is served at what a tag of a registry points to. */
export type Follower = {
  source: ReleaseSource;
  status(): FollowingStatus;
  /** When a look last found a release with a valid statement, in milliseconds. */
  lastSuccess(): number | undefined;
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
  /** Since when no look found a release with a valid statement, and what to do. */
  stale?: { since: string; message: string };
};

type Dependencies = { environment: Environment; log: Log; clock: () => number };
type Track = { file: string; before: Before; memory: Memory };

/**
 * Follows a tag. It begins with what it kept, so that it starts while the registry is down; without
 * that it waits for the first release, and throws when there is none that may be served.
 */
export async function followRelease(
  name: string,
  settings: Settings,
  means: Dependencies,
): Promise<Follower> {
  const { log, clock } = means;
  const { channel, cache, pollSeconds, staleHours } = settings.following;
  const place = readPlace(name);
  const followed = () => followedBy(name, place, settings, means);
  const file = recordFile(cache, name, channel);
  await prepareCache(cache);
  const track = await openTrack(file, followed(), log);
  const freshness = await openFreshness(`${file}.fresh`, staleHours, clock);
  const checks = createChecks(log);
  const look = async (signal: AbortSignal) => {
    try {
      const result = await takeUp(followed(), track, signal);
      if (result !== 'expired') await onDisk(cache, freshness.note);
      return result;
    } finally {
      freshness.tell(log);
    }
  };
  const { check, stop } = createPoller(pollSeconds, checks, name, look);
  const first = check();
  const trouble = track.before.record ? undefined : await first;
  if (trouble) {
    await stop();
    throw trouble;
  }
  return {
    source: recordSource(track.file, name, () => track.memory.tried),
    checks: checks.counts,
    lastSuccess: freshness.last,
    status: () => {
      const status = statusOf(name, channel, track.before, checks.problem());
      return { ...status, ...staleOf(freshness.staleSince()) };
    },
    async check() {
      delete track.memory.unusable;
      await check();
    },
    stop,
  };
}

/** Keys are read at every look. */
function followedBy(
  name: string,
  place: ReleaseLocation,
  settings: Settings,
  { environment, clock }: Dependencies,
): Followed {
  const { specimens, following } = settings;
  const { channel, cache, floor, undated } = following;
  const keys = trustedKeys(settings);
  return { name, place, channel, cache, floor, undated, specimens, environment, clock, keys };
}

async function openTrack(file: string, followed: Followed, log: Log): Promise<Track> {
  const before = await keptRelease(await readRecord(file), followed, log);
  return { file, before, memory: { seen: new Map() } };
}

/** Whoever serves sees the record change; that it is written is all there is to do. */
async function takeUp(followed: Followed, track: Track, signal: AbortSignal): Promise<CheckResult> {
  const { before, memory } = track;
  const { record, isExpired } = await checkRegistry(followed, before, memory, signal);
  if (record === before.record) return isExpired ? 'expired' : 'same';
  const kept = await readRecord(track.file);
  // Another service that shares the cache may have come further meanwhile.
  const isAhead = kept !== undefined && (kept.sequence ?? 0) > (record.sequence ?? 0);
  await onDisk(followed.cache, async () => {
    if (!isAhead) await writeRecord(track.file, record);
    track.before = beforeOf(isAhead ? kept : record);
    await pruneCache(followed.cache);
  });
  return isExpired ? 'expired' : 'taken';
}

function beforeOf(record: FollowedRecord): Before {
  const { sequence } = record;
  return { record, ...(sequence !== undefined && { sequence }) };
}

function staleOf(since: string | undefined): Pick<FollowingStatus, 'stale'> {
  if (since === undefined) return {};
  const message =
    `No release with a valid statement was seen since ${since}; what was accepted before is ` +
    'served on. If its statement has expired, sign it again with "formpress renew".';
  return { stale: { since, message } };
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
