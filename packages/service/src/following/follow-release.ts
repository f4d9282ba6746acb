import { type Environment, onDisk } from '@formpress/registry';
import type { Log } from '../foundation/log.ts';
import type { RefusedRelease } from '../release/release-problem.ts';
import type { FollowedRelease, ReleaseSource } from '../release/release-source.ts';
import type { Settings } from '../settings/settings.ts';
import { cachedRelease } from './cached-release.ts';
import { checkRegistry } from './check-registry.ts';
import { type CheckResult, createChecks } from './checks.ts';
import { createPoller } from './create-poller.ts';
import type { AcceptedBefore, FollowedTag, Memory } from './followed.ts';
import {
  type FollowedRecord,
  readRecord,
  recordFile,
  recordSource,
  releaseOf,
  writeRecord,
} from './followed-record.ts';
import { openFreshness } from './freshness.ts';
import { prepareCache } from './prepare-cache.ts';
import { pruneCache } from './prune-cache.ts';
import { type ReleaseLocation, readReleaseLocation } from './release-location.ts';
import { trustedKeys } from './trusted-keys.ts';

/** Follows a tag of a registry, so that the release it points to is served. */
export type Follower = {
  source: ReleaseSource;
  status(): FollowingStatus;
  /** When a check last found a release with a valid statement, in milliseconds. */
  lastSuccess(): number | undefined;
  /** How often each result of a check occurred. */
  checks: ReadonlyMap<string, number>;
  /** Checks now. A refused release is tried again. */
  check(): Promise<void>;
  stop(): Promise<void>;
};

/** The state of a followed tag, for operators. */
export type FollowingStatus = {
  reference: string;
  channel: string;
  /** The accepted release. */
  release?: FollowedRelease;
  /** Why the tag may point to another release that is not served. */
  refused?: RefusedRelease;
  /** Since when no check has found a release with a valid statement, and what to do. */
  stale?: { since: string; message: string };
};

type Dependencies = { environment: Environment; log: Log; clock: () => number };
type Track = { file: string; before: AcceptedBefore; memory: Memory };

/**
 * Follows a tag. It starts with the cached release, so that it can start while the registry is down.
 * Without one it waits for the first release, and throws when none may be served.
 */
export async function followRelease(
  name: string,
  settings: Settings,
  means: Dependencies,
): Promise<Follower> {
  const { log, clock } = means;
  const { channel, cache, pollSeconds, staleHours } = settings.following;
  const place = readReleaseLocation(name);
  const followed = () => followedBy(name, place, settings, means);
  const file = recordFile(cache, name, channel);
  await prepareCache(cache);
  const track = await openTrack(file, followed(), log);
  const freshness = await openFreshness(`${file}.fresh`, staleHours, clock);
  const checks = createChecks(log);
  const checkOnce = async (signal: AbortSignal) => {
    try {
      const result = await checkTag(followed(), track, signal);
      if (result !== 'expired') await onDisk(cache, freshness.note);
      return result;
    } finally {
      freshness.report(log);
    }
  };
  const { check, stop } = createPoller(pollSeconds, checks, name, checkOnce);
  const first = check();
  const error = track.before.record ? undefined : await first;
  if (error) {
    await stop();
    throw error;
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

/** The followed tag with its keys, which are read at every check. */
function followedBy(
  name: string,
  place: ReleaseLocation,
  settings: Settings,
  { environment, clock }: Dependencies,
): FollowedTag {
  const { specimens, following } = settings;
  const { channel, cache, floor, undated } = following;
  const keys = trustedKeys(settings);
  return { name, place, channel, cache, floor, undated, specimens, environment, clock, keys };
}

async function openTrack(file: string, followed: FollowedTag, log: Log): Promise<Track> {
  const before = await cachedRelease(await readRecord(file), followed, log);
  return { file, before, memory: { seen: new Map() } };
}

/** Checks the tag and writes the record. Processes that serve the release notice when the record changes. */
async function checkTag(
  followed: FollowedTag,
  track: Track,
  signal: AbortSignal,
): Promise<CheckResult> {
  const { before, memory } = track;
  const { record, isExpired } = await checkRegistry(followed, before, memory, signal);
  if (record === before.record) return isExpired ? 'expired' : 'same';
  const kept = await readRecord(track.file);
  // Another service that shares the cache may have accepted a newer one meanwhile.
  const isAhead = kept !== undefined && (kept.sequence ?? 0) > (record.sequence ?? 0);
  await onDisk(followed.cache, async () => {
    if (!isAhead) await writeRecord(track.file, record);
    track.before = beforeOf(isAhead ? kept : record);
    await pruneCache(followed.cache);
  });
  return isExpired ? 'expired' : 'taken';
}

function beforeOf(record: FollowedRecord): AcceptedBefore {
  const { sequence } = record;
  return { record, ...(sequence !== undefined && { sequence }) };
}

function staleOf(since: string | undefined): Pick<FollowingStatus, 'stale'> {
  if (since === undefined) return {};
  const message =
    `No release with a valid statement has been seen since ${since}; the last accepted one is ` +
    'still served. If its statement has expired, sign it again with "formpress renew".';
  return { stale: { since, message } };
}

function statusOf(
  reference: string,
  channel: string,
  { record }: AcceptedBefore,
  refused: RefusedRelease | undefined,
): FollowingStatus {
  return {
    reference,
    channel,
    ...(record && { release: releaseOf(record) }),
    ...(refused && { refused }),
  };
}
