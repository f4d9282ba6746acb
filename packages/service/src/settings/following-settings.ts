import { join } from 'node:path';
import { channelShape } from '@formpress/registry';
import type { EnvironmentReader } from './environment-reader.ts';

/** How a service follows a tag of a registry. */
export type FollowingSettings = {
  /** Files with the public keys whose statements count; needed outside development. */
  keyFiles: string[];
  channel: string;
  /** About how many seconds lie between two looks. */
  pollSeconds: number;
  /** The folder that keeps releases, so that the service starts without the registry. */
  cache: string;
};

/** Reads how a tag is followed. */
export function readFollowing(reader: EnvironmentReader, development: boolean): FollowingSettings {
  return {
    keyFiles: reader.list('RELEASE_KEYS'),
    channel: readChannel(reader, development),
    pollSeconds: reader.count('RELEASE_POLL', 60),
    cache: reader.text('RELEASE_CACHE') ?? join('.cache', 'releases'),
  };
}

/** Who forgets to name a channel in production gets what was published for production. */
function readChannel(reader: EnvironmentReader, development: boolean): string {
  const channel = reader.text('RELEASE_CHANNEL');
  if (channel === undefined) return development ? 'development' : 'production';
  if (!channelShape.test(channel))
    reader.refuse('RELEASE_CHANNEL must be a name in small letters, such as production.');
  return channel;
}
