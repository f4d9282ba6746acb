import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { compile, createReport, type EmittedFile } from '@formpress/compiler';
import type { Io } from './io.ts';
import { withProgress } from './progress.ts';
import { sayDiagnostics } from './say-diagnostics.ts';

/** Compiles a folder into a release on disk. Nothing is written when something is wrong. */
export async function compileTo(
  folder: string,
  target: string,
  { io, json = false }: { io: Io; json?: boolean },
): Promise<EmittedFile[] | undefined> {
  if (await isForeign(target)) {
    io.error(
      `"${target}" holds files that are no release. Name another folder, or empty that one.\n`,
    );
    return undefined;
  }
  const report = createReport();
  const { sources, release } = await withProgress(`Compiling ${folder}`, io, () =>
    compile(folder, report),
  );
  sayDiagnostics(report, sources, folder, { io, json });
  if (release) await writeRelease(target, release);
  return release;
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

/** Writes a release aside and puts it in place at once, so that nobody ever sees half of it. */
async function writeRelease(target: string, files: EmittedFile[]): Promise<void> {
  const aside = `${target}.${randomUUID()}`;
  const old = `${aside}.old`;
  try {
    for (const { path, bytes } of files) {
      await mkdir(dirname(join(aside, path)), { recursive: true });
      await writeFile(join(aside, path), bytes);
    }
    await rename(target, old).catch((trouble: NodeJS.ErrnoException) => {
      if (trouble.code !== 'ENOENT') throw trouble;
    });
    await rename(aside, target);
  } finally {
    await rm(aside, { recursive: true, force: true });
    await rm(old, { recursive: true, force: true });
  }
}
