import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { LoadedRelease } from './load-release.ts';
import { currentFile, releaseFolder } from './release-root.ts';

/** The identity of a release in a registry. */
export type FollowedRelease = {
  /** Digest of its manifest. */
  digest: string;
  channel: string;
  /** Its number in the channel; absent when statements are not required. */
  sequence?: number;
  /** When its statement expires. The release stays in service afterwards. */
  expires?: string;
};

/** Where releases come from. */
export type ReleaseSource = {
  /** Its name in messages. */
  name: string;
  /** A stamp that changes whenever there is another release. */
  mark(): Promise<string>;
  /** The release that should be served. */
  find(): Promise<FoundRelease>;
};

/** A release that should be served. */
type FoundRelease = {
  folder: string;
  followed?: FollowedRelease;
  /** The loaded release, if this process has already self-tested it. */
  tried?: LoadedRelease;
};

/**
 * A source for a release folder or release root. There is another release whenever release.json, or
 * the file `current` of a root, is replaced.
 */
export function folderSource(folder: string): ReleaseSource {
  return {
    name: folder,
    mark: () => markOf([join(folder, currentFile), join(folder, 'release.json')]),
    find: async () => ({ folder: await releaseFolder(folder) }),
  };
}

/** A stamp that changes whenever one of these files is replaced. */
export async function markOf(files: string[]): Promise<string> {
  const marks = files.map(async (file) => {
    const found = await stat(file).catch(() => undefined);
    return found ? `${found.ino} ${found.mtimeMs} ${found.size}` : 'none';
  });
  return (await Promise.all(marks)).join(', ');
}
