import { createHash } from 'node:crypto';
import { readFile as readFileCallback } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Release } from '@formpress/model';
import { type OpenFile, openFile } from './open-file.ts';
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
  /**
   * A file that is read when it is asked for, and checked once more. It is open until nobody needs
   * the release any more, so that it does not matter what stands in the folder by then.
   */
  fromDisk(path: string): Promise<Buffer>;
};

type Contents = { kept: Map<string, Buffer>; open: Map<string, OpenFile> };

// Half the work of the one from node:fs/promises.
const readFile = promisify(readFileCallback);
const readAtOnce = 16;
const format: Release['format'] = 2;

/** Reads a release from a folder and verifies every digest before anything of it is used. */
export async function readRelease(folder: string): Promise<ReleaseFiles> {
  const manifestBytes = await readManifest(folder);
  const { files } = parseManifest(manifestBytes, folder);
  const { kept, open } = await readAll(folder, files);
  const release: ReleaseFiles = {
    folder,
    digest: sha256(manifestBytes),
    paths: Object.keys(files),
    digestOf: (path) => (Object.hasOwn(files, path) ? files[path]?.sha256 : undefined),
    bytes: (path) => kept.get(path) ?? incomplete(folder, path),
    json: <T>(path: string) => JSON.parse(release.bytes(path).toString()) as T,
    async fromDisk(path) {
      const file = open.get(path) ?? incomplete(folder, path);
      const content = await file.read();
      if (sha256(content) === release.digestOf(path)) return content;
      throw damaged(`${path} changed after the release in ${folder} was loaded.`);
    },
  };
  unneeded.register(release, open);
  return release;
}

const unneeded = new FinalizationRegistry(closeAll);

async function closeAll(open: Contents['open']): Promise<void> {
  await Promise.all([...open.values()].map((file) => file.close()));
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

async function readAll(folder: string, files: Release['files']): Promise<Contents> {
  const contents: Contents = { kept: new Map(), open: new Map() };
  const bad: string[] = [];
  const waiting = Object.entries(files);
  const readNext = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [path, { sha256: digest, size }] = next;
      const content = await readInto(contents, folder, path, size);
      if (!content) bad.push(`${path} is missing`);
      else if (sha256(content) !== digest) bad.push(`${path} differs from its digest`);
    }
  };
  try {
    await Promise.all(Array.from({ length: readAtOnce }, readNext));
    if (bad.length === 0) return contents;
    throw damaged(`The release in ${folder} is damaged: ${bad.sort().join('; ')}.`);
  } catch (trouble) {
    await closeAll(contents.open);
    throw trouble;
  }
}

/** Reads a file, and keeps it: in memory, or open. Nothing when it is not there. */
async function readInto(
  { kept, open }: Contents,
  folder: string,
  path: string,
  size: number,
): Promise<Buffer | undefined> {
  if (isKept(path)) {
    const content = await readFile(join(folder, path)).catch(onlyMissing);
    if (content) kept.set(path, content);
    return content;
  }
  const file = await openFile(join(folder, path), size).catch(onlyMissing);
  if (file) open.set(path, file);
  return file?.read();
}

/** A file that is not there is the release's fault; one that cannot be opened may be another's. */
function onlyMissing(trouble: NodeJS.ErrnoException): undefined {
  if (trouble.code !== 'EMFILE' && trouble.code !== 'ENFILE') return undefined;
  throw new ReleaseProblem(
    'RELEASE_UNREADABLE',
    'The service may not have as many files open as the release has pictures. Raise the limit ' +
      '(ulimit -n).',
  );
}

function incomplete(folder: string, path: string): never {
  throw new ReleaseProblem('RELEASE_INCOMPLETE', `The release in ${folder} has no ${path}.`);
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
