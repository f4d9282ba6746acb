import { createHash } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type Cache,
  compile,
  createReport,
  type EmittedFile,
  printDiagnostics,
} from '@formpress/compiler';
import { testCache } from './test-cache.ts';

/** The project's own definitions. */
export const definitions = fileURLToPath(new URL('../../definitions/', import.meta.url));

/** Invented definitions that use every feature of the interface. */
export const kitchenSink = fileURLToPath(new URL('../kitchen-sink/definitions/', import.meta.url));

/** What a folder of definitions compiles to: the output, and the release when there are no errors. */
export type CompiledFolder = { printed: string; release: EmittedFile[] };

/** Compiles a folder, with the results of other tests of the same code. */
export function compileFolder(folder: string): Promise<CompiledFolder> {
  return compileWith(folder, testCache());
}

/** Compiles a folder as if it were the first time. */
export function compileAnew(folder: string): Promise<CompiledFolder> {
  return compileWith(folder);
}

async function compileWith(folder: string, cache?: Cache): Promise<CompiledFolder> {
  const report = createReport();
  const { sources, release = [] } = await compile(folder, report, cache ? { cache } : {});
  return { printed: printDiagnostics(report.diagnostics, sources, { colour: false }), release };
}

/** Runs work on a temporary copy of a folder. */
export async function withCopy<T>(folder: string, work: (copy: string) => Promise<T>): Promise<T> {
  const copy = await mkdtemp(join(tmpdir(), 'formpress-'));
  try {
    await cp(folder, copy, { recursive: true });
    return await work(copy);
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

/** Digests by path, to compare whole releases with readable differences. */
export function digests(release: EmittedFile[]): Record<string, string> {
  return Object.fromEntries(
    release.map(({ path, bytes }) => [path, createHash('sha256').update(bytes).digest('hex')]),
  );
}
