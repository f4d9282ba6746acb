import { join } from 'node:path';
import { channelShape, type UndatedPolicy } from '@formpress/registry';
import type { EnvironmentReader } from './environment-reader.ts';

/** Settings for following a tag of a registry. */
export type FollowingSettings = {
  /** Files with the trusted public keys; required outside development. */
  keyFiles: string[];
  channel: string;
  /** The lowest accepted number, so that a service with an empty cache does not start with an old release. */
  floor: number;
  /** How to treat statements without an expiry. */
  undated: UndatedPolicy;
  /** Hours without a valid statement after which the release counts as stale; 0 turns this off. */
  staleHours: number;
  /** Approximate interval between checks, in seconds. */
  pollSeconds: number;
  /** The cache folder, from which the service can start without the registry. */
  cache: string;
};

/** Reads the settings for following a tag. */
export function readFollowing(reader: EnvironmentReader, development: boolean): FollowingSettings {
  const keyFiles = reader.list('RELEASE_KEYS');
  return {
    keyFiles,
    channel: readChannel(reader, development),
    floor: readFloor(reader, keyFiles),
    undated: readUndated(reader),
    staleHours: reader.count('RELEASE_STALE_HOURS', 24, 0),
    pollSeconds: reader.count('RELEASE_POLL', 60),
    cache: reader.text('RELEASE_CACHE') ?? join('.cache', 'releases'),
  };
}

/** Reads the floor. Without keys numbers are not checked, so a floor would have no effect. */
function readFloor(reader: EnvironmentReader, keyFiles: string[]): number {
  const floor = reader.count('RELEASE_FLOOR', 1);
  if (floor > 1 && keyFiles.length === 0)
    reader.refuse('RELEASE_FLOOR needs RELEASE_KEYS: only signed statements have numbers.');
  return floor;
}

function readUndated(reader: EnvironmentReader): UndatedPolicy {
  const text = reader.text('RELEASE_UNDATED') ?? 'refuse';
  if (text === 'accept' || text === 'refuse') return text;
  reader.refuse('RELEASE_UNDATED must be accept or refuse.');
  return 'refuse';
}

/** Reads the channel. In production the default is production. */
function readChannel(reader: EnvironmentReader, development: boolean): string {
  const channel = reader.text('RELEASE_CHANNEL');
  if (channel === undefined) return development ? 'development' : 'production';
  if (!channelShape.test(channel))
    reader.refuse('RELEASE_CHANNEL must be a name in lower-case letters, such as production.');
  return channel;
}
