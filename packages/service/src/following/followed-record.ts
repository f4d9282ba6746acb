import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Envelope } from '@formpress/registry';
import type { LoadedRelease } from '../release/load-release.ts';
import { ReleaseProblem } from '../release/release-problem.ts';
import { type FollowedRelease, markOf, type ReleaseSource } from '../release/release-source.ts';
import { writeAtomically } from '../release/write-atomically.ts';

/** The stored state of a followed tag: the release to serve, and the proof that it may be served. */
export type FollowedRecord = FollowedRelease & {
  /** The tag it was found under. */
  reference: string;
  /** Its folder in the cache, and that of the previous release, from which requests may still be answered. */
  folder: string;
  folderBefore?: string;
  /** Digests of its blobs, which the next release may reuse. */
  blobs: string[];
  envelope?: Envelope;
};

/** The file with the record of a tag and channel. The number in it must never be lost. */
export function recordFile(cache: string, reference: string, channel: string): string {
  const name = createHash('sha256').update(`${reference}\n${channel}`).digest('hex');
  return join(cache, `followed-${name.slice(0, 12)}.json`);
}

/** Whether a file in a cache is a record, by its name. */
export function isRecordFile(name: string): boolean {
  return /^followed-[0-9a-f]{12}\.json$/.test(name);
}

/** The record in a file, or undefined when there is none yet. */
export async function readRecord(file: string): Promise<FollowedRecord | undefined> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text) as FollowedRecord;
  } catch {
    throw new ReleaseProblem(
      'RELEASE_DAMAGED',
      `${file} is damaged. Without it the service does not know how new its release must be; ` +
        'remove the file to start over.',
    );
  }
}

/** Writes a record atomically. Processes that watch the file then serve the release. */
export function writeRecord(file: string, record: FollowedRecord): Promise<void> {
  return writeAtomically(file, `${JSON.stringify(record, undefined, 2)}\n`);
}

/**
 * The release in a record, as a source for all processes that serve it. The process that follows the
 * tag replaces the record; it has already self-tested the release.
 */
export function recordSource(
  file: string,
  reference: string,
  lastTried: () => LoadedRelease | undefined = () => undefined,
): ReleaseSource {
  return {
    name: reference,
    mark: () => markOf([file]),
    async find() {
      const record = await readRecord(file);
      if (!record)
        throw new ReleaseProblem(
          'RELEASE_MISSING',
          `No release of ${reference} has been downloaded yet.`,
        );
      const folder = join(dirname(file), record.folder);
      const tried = lastTried();
      const isTried = tried?.files.folder === folder;
      return { folder, followed: releaseOf(record), ...(isTried && { tried }) };
    },
  };
}

/** The release in a record. */
export function releaseOf({ digest, channel, sequence, expires }: FollowedRecord): FollowedRelease {
  return {
    digest,
    channel,
    ...(sequence !== undefined && { sequence }),
    ...(expires !== undefined && { expires }),
  };
}
