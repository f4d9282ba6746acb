import {
  compile,
  createReport,
  type EmittedFile,
  keepSnapshot,
  type PrunedCache,
  pageStore,
} from '@formpress/compiler';
import type { Io } from './io.ts';
import { isForeign } from './is-foreign.ts';
import { keptPages } from './kept-folders.ts';
import { withProgress } from './progress.ts';
import { plainReporting, type Reporting } from './reporting.ts';
import { restoreRelease } from './restore-release.ts';
import { sayDiagnostics } from './say-diagnostics.ts';
import { DiskProblem, writeRelease } from './write-release.ts';

type Way = {
  io: Io;
  /** Where findings go, if not to the same streams as progress. */
  findings?: Io;
  reporting?: Reporting;
  cache: PrunedCache | undefined;
  /** Whether the release goes without pictures of pages, which whoever serves it draws. */
  hasLatePictures?: boolean;
};

/** The files of a release, and the key of what a later build of a part of it needs. */
export type Built = { release: EmittedFile[]; snapshot: string | undefined };

/** Compiles a folder into a release on disk. Nothing is written when something is wrong. */
export async function compileTo(
  folder: string,
  target: string,
  { io, findings = io, reporting = plainReporting, cache, hasLatePictures = false }: Way,
): Promise<Built | undefined> {
  await restoreRelease(target);
  if (await isForeign(target)) {
    io.error(
      `"${target}" holds files that are no release. Name another folder, or empty that one.\n`,
    );
    return undefined;
  }
  const report = createReport();
  const store = cache && pageStore(keptPages);
  const compiled = await withProgress(`Compiling ${folder}`, io, (say) =>
    compile(folder, report, {
      areLate: hasLatePictures,
      onPage: (page, of) => say(`Rendering page ${page} of ${of}`),
      ...(cache && { cache }),
      ...(store && { store }),
    }),
  );
  const { sources, release } = compiled;
  const isGood = await sayDiagnostics(report, sources, folder, { io: findings, reporting });
  if (!release || !isGood) return undefined;
  try {
    await writeRelease(target, release);
    const snapshot = cache && keepSnapshot(compiled, report.diagnostics, cache);
    cache?.prune();
    if (!hasLatePictures) store?.prune();
    return { release, snapshot };
  } catch (problem) {
    if (!(problem instanceof DiskProblem)) throw problem;
    io.error(`${problem.message}\n`);
    return undefined;
  }
}
