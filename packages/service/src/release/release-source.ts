import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { LoadedRelease } from './load-release.ts';
import { currentFile, releaseFolder } from './release-root.ts';

/** A release of a registry that is served: what it is and who says so. */
export type FollowedRelease = {
  /** Digest of its manifest. */
  digest: string;
  channel: string;
  /** Its number in the channel; absent where statements are not asked for. */
  sequence?: number;
  /** When its statement expires; it is served on all the same. */
  expires?: string;
};

/** Where releases come from. */
export type ReleaseSource = {
  /** What it is called in messages. */
  name: string;
  /** Changes whenever there is another release. */
  mark(): Promise<string>;
  /** The release that should be served. */
  find(): Promise<FoundRelease>;
};

/** A release that should be served. */
type FoundRelease = {
  folder: string;
  followed?: FollowedRelease;
  /** Where this process has tried it out already. */
  tried?: LoadedRelease;
};

/**
 * A release folder or release root. There is another release whenever release.json, or the file
 * `current` of a root, is replaced.
 */
export function folderSource(folder: string): ReleaseSource {
  return {
    name: folder,
    mark: () => markOf([join(folder, currentFile), join(folder, 'release.json')]),
    find: async () => ({ folder: await releaseFolder(folder) }),
  };
}

/** Changes whenever another file takes the place of one of these. */
export async function markOf(files: string[]): Promise<string> {
  const marks = files.map(async (file) => {
    const found = await stat(file).catch(() => undefined);
    return found ? `${found.ino} ${found.mtimeMs} ${found.size}` : 'none';
  });
  return (await Promise.all(marks)).join(', ');
}
