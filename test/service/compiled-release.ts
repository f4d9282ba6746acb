import { cpSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type EmittedFile, openWorkspace, printDiagnostics } from '@formpress/compiler';
import { testCache, testCacheFolder } from '../foundation/test-cache.ts';

/** Compiles a folder of definitions into a release on disk. */
export async function compiledRelease(definitions: string, target: string): Promise<void> {
  cpSync(await sharedRelease(definitions), target, { recursive: true });
}

/** The release of a folder of definitions, which all tests of the same code share. */
export async function sharedRelease(definitions: string): Promise<string> {
  const cache = testCache();
  const workspace = openWorkspace(definitions, { cache });
  const { key, report, sources } = await workspace.check();
  if (report.hasErrors)
    throw new Error(printDiagnostics(report.diagnostics, sources, { colour: false }));
  const release = join(testCacheFolder(), 'releases', key);
  if (!existsSync(release)) write((await workspace.emit({ cache })).files, release);
  return release;
}

/** Writes files next to where they belong, and moves them there when all are written. */
function write(files: EmittedFile[], target: string): void {
  const unfinished = `${target}.${process.pid}`;
  for (const { path, bytes } of files) {
    mkdirSync(dirname(join(unfinished, path)), { recursive: true });
    writeFileSync(join(unfinished, path), bytes);
  }
  if (existsSync(target)) rmSync(unfinished, { recursive: true });
  else renameSync(unfinished, target);
}
