import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type Cache,
  compile,
  createReport,
  type EmittedFile,
  pageStore,
} from '@formpress/compiler';
import type { Io } from './io.ts';
import { withProgress } from './progress.ts';
import { plainReporting, type Reporting } from './reporting.ts';
import { restoreRelease } from './restore-release.ts';
import { sayDiagnostics } from './say-diagnostics.ts';
import { DiskProblem, writeRelease } from './write-release.ts';

/** Where pictures of pages are kept from build to build, below the folder we are called in. */
const keptPages = join('.formpress', 'pages');

type Way = {
  io: Io;
  /** Where findings go, if not to the same streams as progress. */
  findings?: Io;
  reporting?: Reporting;
  cache: Cache | undefined;
};

/** Compiles a folder into a release on disk. Nothing is written when something is wrong. */
export async function compileTo(
  folder: string,
  target: string,
  { io, findings = io, reporting = plainReporting, cache }: Way,
): Promise<EmittedFile[] | undefined> {
  await restoreRelease(target);
  if (await isForeign(target)) {
    io.error(
      `"${target}" holds files that are no release. Name another folder, or empty that one.\n`,
    );
    return undefined;
  }
  const report = createReport();
  const { sources, release } = await withProgress(`Compiling ${folder}`, io, (say) =>
    compile(folder, report, {
      store: pageStore(keptPages),
      onPage: (page, of) => say(`Rendering page ${page} of ${of}`),
      ...(cache && { cache }),
    }),
  );
  const isGood = await sayDiagnostics(report, sources, folder, { io: findings, reporting });
  if (!release || !isGood) return undefined;
  try {
    await writeRelease(target, release);
    return release;
  } catch (problem) {
    if (!(problem instanceof DiskProblem)) throw problem;
    io.error(`${problem.message}\n`);
    return undefined;
  }
}

/** Whether something else than a release stands there: a build replaces the whole folder. */
async function isForeign(target: string): Promise<boolean> {
  const names = await readdir(target).catch((trouble: NodeJS.ErrnoException) => {
    if (trouble.code === 'ENOENT') return [];
    if (trouble.code === 'ENOTDIR') return ['file'];
    throw trouble;
  });
  return names.length > 0 && !names.includes('release.json');
}
