import {
  type Emitted,
  findRelease,
  type KeptRelease,
  keepRelease,
  openWorkspace,
  type PrunableCache,
  type Workspace,
} from '@formpress/compiler';
import { printDiagnostics } from '../findings/print-diagnostics.ts';
import { plainReporting, type Reporting } from '../findings/reporting.ts';
import type { Io } from '../foundation/io.ts';
import { type Say, withProgress } from '../foundation/progress.ts';
import { isForeign } from '../releases/is-foreign.ts';
import { patchRelease } from '../releases/patch-release.ts';
import { restoreRelease } from '../releases/restore-release.ts';
import { DiskProblem, writeRelease } from '../releases/write-release.ts';
import { threadsWith } from '../threads/threads-with.ts';
import { lackingLanguages } from './lacking-languages.ts';

type Asked = {
  io: Io;
  reporting?: Reporting;
  cache: PrunableCache | undefined;
  /** The channel that the release is for, which may require languages. */
  channel?: string | undefined;
  /** Whether the release has no page images, so that the service must draw them. */
  withoutPictures?: boolean;
};

/**
 * Compiles a folder into a release on disk and returns how many files it has. Nothing is written when
 * there are errors. After an earlier build, only the files that changed are written.
 */
export async function compileTo(
  folder: string,
  target: string,
  asked: Asked,
): Promise<number | undefined> {
  const { io, cache } = asked;
  await restoreRelease(target);
  if (await isForeign(target)) {
    io.error(
      `"${target}" holds files that are not a release. Name another folder, or empty that one.\n`,
    );
    return undefined;
  }
  const startThread = threadsWith(cache);
  const workspace = openWorkspace(folder, { cache, startThread, willEmit: true });
  try {
    return await compileIn(workspace, { folder, target, ...asked });
  } finally {
    await workspace.close();
  }
}

/** Checks the definitions, and writes the release unless there are errors or it is already up to date. */
async function compileIn(
  workspace: Workspace,
  { folder, target, ...asked }: Asked & { folder: string; target: string },
): Promise<number | undefined> {
  const { io, reporting = plainReporting, cache } = asked;
  const checked = await withProgress(`Compiling ${folder}`, io, () => workspace.check());
  const { report, sources } = checked;
  if (!(await printDiagnostics(report, sources, folder, { io, reporting }))) return undefined;
  const lacking = asked.channel === undefined ? [] : lackingLanguages(sources, asked.channel);
  for (const sentence of lacking) io.error(`${sentence}\n`);
  if (lacking.length > 0) return undefined;
  const key = `${checked.key} ${asked.withoutPictures ? 'without pictures' : ''}`;
  const kept = cache && findRelease(cache, target);
  if (kept?.key === key) return kept.fileCount;
  try {
    const { fileCount, keys, isPart } = await withProgress(`Compiling ${folder}`, io, (say) =>
      write(workspace, target, { pictures: picturesOf(asked, say), kept }),
    );
    if (cache) keepRelease(cache, target, { key, fileCount, keys });
    if (!isPart) cache?.prune();
    return fileCount;
  } catch (problem) {
    if (!(problem instanceof DiskProblem)) throw problem;
    io.error(`${problem.message}\n`);
    return undefined;
  }
}

type Writing = { pictures: Pictures; kept: KeptRelease | undefined };

/** Writes what differs from the existing release, or all of it. */
async function write(
  workspace: Workspace,
  target: string,
  { pictures, kept }: Writing,
): Promise<Emitted> {
  const earlier = kept?.earlier;
  const emitted = await workspace.emit(pictures, earlier);
  if (!emitted.isPart) {
    await writeRelease(target, emitted.files);
    return emitted;
  }
  const isPatched = patchRelease(target, emitted.files, (found) => kept?.isIn(found) === true);
  return isPatched ? emitted : write(workspace, target, { pictures, kept: undefined });
}

type Pictures = Parameters<Workspace['emit']>[0];

function picturesOf({ cache, withoutPictures = false }: Asked, say: Say): Pictures {
  return {
    withoutPictures,
    onFamily: (name, number, of) =>
      say(`Making the files of ${name.replaceAll(' ', ' and ')}, ${number} of ${of}`),
    cache,
  };
}
