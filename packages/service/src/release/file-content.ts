import type { Content } from '../foundation/reply.ts';
import type { ReleaseFiles } from './read-release.ts';

/** A file of a release as content, or undefined when there is no such file. */
export function fileContent(files: ReleaseFiles, path: string): Content | undefined {
  const digest = files.digestOf(path);
  if (digest === undefined) return undefined;
  return { etag: `"${digest}"`, bytes: () => files.fromDisk(path) };
}
