import { hash } from 'node:crypto';
import { join } from 'node:path';
import type { Release } from '@formpress/model';
import { type OpenFile, openFile } from './open-file.ts';
import { ReleaseProblem } from './release-problem.ts';

/** What was read of a release: files that are kept in memory, and files that stay open. */
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
      const trouble = await readInto(contents, folder, next, lend);
      if (trouble) bad.push(`${next.path} ${trouble}`);
    }
  };
  // All have ended before anything is closed: what one opens would stay open.
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

/** Lets go of the files that are open. */
export function closeContents({ open }: ReleaseContents): void {
  for (const file of open.values()) file.close();
}

/** The digest of some bytes, as releases write it. */
export function sha256(bytes: Buffer): string {
  return hash('sha256', bytes);
}

/** Reads and keeps a file; says what is wrong with it, if anything is. */
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

/** Pictures and blank PDFs are most of a release and seldom asked for. */
function isSeldomRead(path: string): boolean {
  return path.includes('/images/') || path.endsWith('/blank.pdf');
}

/** Memory for one file after the other: what is only looked at needs none of its own. */
function lender(): (size: number) => Buffer {
  let lent = Buffer.alloc(0);
  return (size) => {
    if (lent.length < size) lent = Buffer.allocUnsafeSlow(size);
    return lent;
  };
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
