import { hash } from 'node:crypto';
import { join } from 'node:path';
import type { Release } from '@formpress/model';
import { type OpenFile, openFile } from './open-file.ts';
import { ReleaseProblem } from './release-problem.ts';

/** The contents of a release: files in memory, and files that stay open. */
export type ReleaseContents = { kept: Map<string, Buffer>; open: Map<string, OpenFile> };

type Listed = { path: string; sha256: string; size: number };

const readAtOnce = 16;

/** Reads all files of a release and verifies every digest. */
export async function readContents(
  folder: string,
  files: Release['files'],
): Promise<ReleaseContents> {
  const contents: ReleaseContents = { kept: new Map(), open: new Map() };
  const waiting = Object.entries(files).map(([path, file]) => ({ path, ...file }));
  const bad: string[] = [];
  const readNext = async (): Promise<void> => {
    const lend = lender();
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const error = await readInto(contents, folder, next, lend);
      if (error) bad.push(`${next.path} ${error}`);
    }
  };
  // All reads must end before anything is closed, or files opened later would stay open.
  const ends = await Promise.allSettled(Array.from({ length: readAtOnce }, readNext));
  const failed = ends.find((end) => end.status === 'rejected');
  if (!failed && bad.length === 0) return contents;
  closeContents(contents);
  if (failed) throw failed.reason;
  throw new ReleaseProblem(
    'RELEASE_DAMAGED',
    `The release in ${folder} is damaged: ${bad.sort().join('; ')}.`,
  );
}

/** Closes the open files. */
export function closeContents({ open }: ReleaseContents): void {
  for (const file of open.values()) file.close();
}

/** The digest of bytes, in the notation of releases. */
export function sha256(bytes: Buffer): string {
  return hash('sha256', bytes);
}

/** Reads a file into the contents. Returns what is wrong with it, if anything. */
async function readInto(
  { kept, open }: ReleaseContents,
  folder: string,
  { path, sha256: digest, size }: Listed,
  lend: (size: number) => Buffer,
): Promise<string | undefined> {
  const file = await openFile(join(folder, path), size).catch(onlyMissing);
  if (!file) return 'is missing';
  const staysOpen = isSeldomRead(path);
  if (staysOpen) open.set(path, file);
  try {
    const content = await file.read(staysOpen ? lend(size + 1) : undefined);
    if (sha256(content) !== digest) return 'differs from its digest';
    if (!staysOpen) kept.set(path, content);
    return undefined;
  } catch {
    return 'cannot be read';
  } finally {
    if (!staysOpen) file.close();
  }
}

/** Whether a file is a picture or blank PDF. They are most of a release and rarely requested. */
function isSeldomRead(path: string): boolean {
  return path.includes('/images/') || path.endsWith('/blank.pdf');
}

/** Lends the same buffer for one file after another: files that are only checked need not be kept in memory. */
function lender(): (size: number) => Buffer {
  let lent = Buffer.alloc(0);
  return (size) => {
    if (lent.length < size) lent = Buffer.allocUnsafeSlow(size);
    return lent;
  };
}

/** Treats a file that cannot be opened as missing, unless too many files are open, which is not the fault of the release. */
function onlyMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'EMFILE' && error.code !== 'ENFILE') return undefined;
  throw new ReleaseProblem(
    'RELEASE_UNREADABLE',
    'The service cannot have as many files open as the release has pictures. Raise the limit ' +
      '(ulimit -n).',
  );
}
