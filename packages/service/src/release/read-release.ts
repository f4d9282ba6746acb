import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Release } from '@formpress/model';
import { closeContents, readContents, sha256 } from './release-contents.ts';
import { ReleaseProblem } from './release-problem.ts';

/** The files of a release, all checked against their digests. */
export type ReleaseFiles = {
  folder: string;
  /** The digest of release.json, which identifies the release. */
  digest: string;
  paths: string[];
  digestOf(path: string): string | undefined;
  /** A file in memory: everything but pictures and blank PDFs. */
  bytes(path: string): Buffer;
  json<T>(path: string): T;
  /** Returns a file in memory and no longer keeps it here. */
  take(path: string): Buffer;
  /**
   * Reads a file from disk on demand and checks it again. It stays open as long as the release is in
   * use, so that later changes in the folder do not matter.
   */
  fromDisk(path: string): Promise<Buffer>;
};

const format: Release['format'] = 2;

/** Reads a release from a folder and verifies every digest before anything is used. */
export async function readRelease(folder: string): Promise<ReleaseFiles> {
  const manifestBytes = await readManifest(folder);
  const { files } = parseManifest(manifestBytes, folder);
  const contents = await readContents(folder, files);
  const { kept, open } = contents;
  const release: ReleaseFiles = {
    folder,
    digest: sha256(manifestBytes),
    paths: Object.keys(files),
    digestOf: (path) => (Object.hasOwn(files, path) ? files[path]?.sha256 : undefined),
    bytes: (path) => kept.get(path) ?? incomplete(folder, path),
    json: <T>(path: string) => JSON.parse(release.bytes(path).toString()) as T,
    take(path) {
      const bytes = release.bytes(path);
      kept.delete(path);
      return bytes;
    },
    async fromDisk(path) {
      const file = open.get(path) ?? incomplete(folder, path);
      const content = await file.read();
      if (sha256(content) === release.digestOf(path)) return content;
      throw new ReleaseProblem(
        'RELEASE_DAMAGED',
        `${path} changed after the release in ${folder} was loaded.`,
      );
    },
  };
  unneeded.register(release, contents);
  return release;
}

const unneeded = new FinalizationRegistry(closeContents);

async function readManifest(folder: string): Promise<Buffer> {
  try {
    return await readFile(join(folder, 'release.json'));
  } catch {
    throw new ReleaseProblem(
      'RELEASE_MISSING',
      `There is no release in ${folder}: release.json cannot be read.`,
    );
  }
}

function parseManifest(bytes: Buffer, folder: string): Release {
  const manifest = parseJson(bytes) as Release | undefined;
  if (typeof manifest?.files !== 'object' || manifest.files === null) {
    throw new ReleaseProblem('RELEASE_DAMAGED', `release.json in ${folder} is damaged.`);
  }
  if (manifest.format !== format) {
    throw new ReleaseProblem(
      'RELEASE_FORMAT',
      `The release in ${folder} was built for another version of Formpress: it has format ` +
        `${Number(manifest.format)}, but format ${format} is needed. Build it again.`,
    );
  }
  const outside = Object.keys(manifest.files).find(
    (path) => !/^(?!.*\.\.)[\w.-]+(\/[\w. -]+)*$/.test(path),
  );
  if (outside)
    throw new ReleaseProblem(
      'RELEASE_DAMAGED',
      `release.json in ${folder} names a file outside the folder: ${outside}.`,
    );
  return manifest;
}

function incomplete(folder: string, path: string): never {
  throw new ReleaseProblem('RELEASE_INCOMPLETE', `The release in ${folder} has no ${path}.`);
}

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString());
  } catch {
    return undefined;
  }
}
