import { randomUUID } from 'node:crypto';
import { cp, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type LoadedRelease, loadRelease } from './load-release.ts';
import { ReleaseProblem } from './release-problem.ts';
import { selfTest } from './self-test.ts';
import { writeAtomically } from './write-atomically.ts';

/** The file of a release root that names its releases. The first one is served. */
export const currentFile = 'current';

const shape = /^[0-9a-f]{12}(\n[0-9a-f]{12})*\n?$/;

/** The folder of a release: the first one in `current`, or the folder itself without that file. */
export async function releaseFolder(source: string): Promise<string> {
  const [name] = await namesIn(source);
  return name === undefined ? source : folderOf(source, name);
}

/**
 * Copies a release into a root and makes it current. Every digest is checked and every form filled
 * first, and nobody ever sees a partial copy.
 */
export async function installRelease(from: string, root: string): Promise<string> {
  const release = await loadRelease(from, true);
  await selfTest(release);
  const name = release.files.digest.slice(0, 12);
  const names = await namesIn(root);
  await copyWhole(release, folderOf(root, name));
  if (names[0] !== name) await writeNames(root, [name, ...names]);
  return name;
}

/** Makes the previous release current again, if there is one. */
export async function rollBack(root: string): Promise<string | undefined> {
  const [, ...earlier] = await namesIn(root);
  const [name] = earlier;
  if (name === undefined) return undefined;
  await selfTest(await loadRelease(folderOf(root, name), true));
  await writeNames(root, earlier);
  return name;
}

async function namesIn(root: string): Promise<string[]> {
  const text = await readFile(join(root, currentFile), 'utf8').catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined;
      throw error;
    },
  );
  if (text === undefined) return [];
  if (shape.test(text)) return text.trimEnd().split('\n');
  throw new ReleaseProblem('RELEASE_DAMAGED', `The file "current" in ${root} is damaged.`);
}

function folderOf(root: string, name: string): string {
  return join(root, 'releases', name);
}

/** Copies a release. A complete copy that already exists is left alone, because it may be in use. */
async function copyWhole({ files }: LoadedRelease, to: string): Promise<void> {
  const known = await loadRelease(to, true).catch(onlyProblems);
  if (known?.files.digest === files.digest) return;
  const aside = `${to}.${randomUUID()}`;
  try {
    await cp(files.folder, aside, { recursive: true });
    await loadRelease(aside, true);
    await rm(to, { recursive: true, force: true });
    await rename(aside, to);
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
}

function onlyProblems(error: unknown): undefined {
  if (!(error instanceof ReleaseProblem)) throw error;
}

function writeNames(root: string, names: string[]): Promise<void> {
  return writeAtomically(join(root, currentFile), `${names.join('\n')}\n`);
}
