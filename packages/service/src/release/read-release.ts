import { createHash } from 'node:crypto';
import { readFile as readFileCallback } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Release } from '@formpress/model';
import { ReleaseProblem } from './release-problem.ts';

/** The files of a release, every one of them checked against its digest. */
export type ReleaseFiles = {
  folder: string;
  /** The digest of release.json: the name of the release. */
  digest: string;
  paths: string[];
  digestOf(path: string): string | undefined;
  /** A file that is kept in memory: everything but pictures and blank PDFs. */
  bytes(path: string): Buffer;
  json<T>(path: string): T;
  /** A file that is read when it is asked for, and checked once more. */
  fromDisk(path: string): Promise<Buffer>;
};

// Half the work of the one from node:fs/promises.
const readFile = promisify(readFileCallback);
const readAtOnce = 16;
const format: Release['format'] = 2;

/** Reads a release from a folder and verifies every digest before anything of it is used. */
export async function readRelease(folder: string): Promise<ReleaseFiles> {
  const manifestBytes = await readManifest(folder);
  const { files } = parseManifest(manifestBytes, folder);
  const kept = await readAll(folder, files);
  const digestOf = (path: string) => (Object.hasOwn(files, path) ? files[path]?.sha256 : undefined);
  const bytes = (path: string) => {
    const found = kept.get(path);
    if (found) return found;
    throw new ReleaseProblem('RELEASE_INCOMPLETE', `The release in ${folder} has no ${path}.`);
  };
  return {
    folder,
    digest: sha256(manifestBytes),
    paths: Object.keys(files),
    digestOf,
    bytes,
    json: <T>(path: string) => JSON.parse(bytes(path).toString()) as T,
    async fromDisk(path) {
      const content = await readFile(join(folder, path));
      if (sha256(content) === digestOf(path)) return content;
      throw damaged(`${path} changed after the release in ${folder} was loaded.`);
    },
  };
}

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
    throw damaged(`release.json in ${folder} is damaged.`);
  }
  if (manifest.format !== format) {
    throw new ReleaseProblem(
      'RELEASE_FORMAT',
      `The release in ${folder} was built for another version of Formpress: it has format ` +
        `${Number(manifest.format)}, and format ${format} is wanted. Build it again.`,
    );
  }
  const outside = Object.keys(manifest.files).find(
    (path) => !/^(?!.*\.\.)[\w.-]+(\/[\w. -]+)*$/.test(path),
  );
  if (outside) throw damaged(`release.json in ${folder} names a file outside: ${outside}.`);
  return manifest;
}

async function readAll(folder: string, files: Release['files']): Promise<Map<string, Buffer>> {
  const kept = new Map<string, Buffer>();
  const bad: string[] = [];
  const waiting = Object.entries(files);
  const readNext = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [path, { sha256: digest }] = next;
      const content = await readFile(join(folder, path)).catch(() => undefined);
      if (!content) bad.push(`${path} is missing`);
      else if (sha256(content) !== digest) bad.push(`${path} differs from its digest`);
      else if (isKept(path)) kept.set(path, content);
    }
  };
  await Promise.all(Array.from({ length: readAtOnce }, readNext));
  if (bad.length === 0) return kept;
  throw damaged(`The release in ${folder} is damaged: ${bad.sort().join('; ')}.`);
}

function damaged(message: string): ReleaseProblem {
  return new ReleaseProblem('RELEASE_DAMAGED', message);
}

/** Pictures and blank PDFs are most of a release and seldom asked for. */
function isKept(path: string): boolean {
  return !path.includes('/images/') && !path.endsWith('/blank.pdf');
}

function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString());
  } catch {
    return undefined;
  }
}
