import { join } from 'node:path';
import { channelShape, type Undated } from '@formpress/registry';
import type { EnvironmentReader } from './environment-reader.ts';

/** How a service follows a tag of a registry. */
export type FollowingSettings = {
  /** Files with the public keys whose statements count; needed outside development. */
  keyFiles: string[];
  channel: string;
  /** The lowest number that is accepted, so that an empty cache does not begin with an old release. */
  floor: number;
  /** What is done with statements that have no expiry. */
  undated: Undated;
  /** Hours without a valid statement after which the release counts as stale; 0 turns this off. */
  staleHours: number;
  /** Approximate interval between checks, in seconds. */
  pollSeconds: number;
  /** The folder that keeps releases, so that the service starts without the registry. */
  cache: string;
};

/** Reads how a tag is followed. */
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

/** Without keys nobody's numbers count, and a floor would keep nothing out. */
function readFloor(reader: EnvironmentReader, keyFiles: string[]): number {
  const floor = reader.count('RELEASE_FLOOR', 1);
  if (floor > 1 && keyFiles.length === 0)
    reader.refuse('RELEASE_FLOOR needs RELEASE_KEYS: only signed statements have numbers.');
  return floor;
}

function readUndated(reader: EnvironmentReader): Undated {
  const text = reader.text('RELEASE_UNDATED') ?? 'refuse';
  if (text === 'accept' || text === 'refuse') return text;
  reader.refuse('RELEASE_UNDATED must be accept or refuse.');
  return 'refuse';
}

/** Without a channel, a service in production follows what was published for production. */
function readChannel(reader: EnvironmentReader, development: boolean): string {
  const channel = reader.text('RELEASE_CHANNEL');
  if (channel === undefined) return development ? 'development' : 'production';
  if (!channelShape.test(channel))
    reader.refuse('RELEASE_CHANNEL must be a name in lower-case letters, such as production.');
  return channel;
}
