import { type Environment, isReference } from '@formpress/registry';
import type { Log } from '../foundation/log.ts';
import { folderSource, type ReleaseSource } from '../release/release-source.ts';
import type { Settings } from '../settings/settings.ts';
import { type Follower, followRelease } from './follow-release.ts';
import { recordFile, recordSource } from './followed-record.ts';

type Dependencies = {
  environment: Environment;
  log: Log;
  clock: () => number;
  /** Whether another process follows the tag, and this one serves what that one found. */
  isWorker: boolean;
};

/** Opens the source of the release: a folder, a release root, or a followed tag. */
export async function openSource(
  release: string,
  settings: Settings,
  { isWorker, ...means }: Dependencies,
): Promise<{ source: ReleaseSource; follower?: Follower }> {
  if (!isReference(release)) return { source: folderSource(release) };
  const { cache, channel } = settings.following;
  if (isWorker) return { source: recordSource(recordFile(cache, release, channel), release) };
  const follower = await followRelease(release, settings, means);
  return { source: follower.source, follower };
}
