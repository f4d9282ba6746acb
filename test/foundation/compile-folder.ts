import { createHash } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compile, createReport, type EmittedFile, printDiagnostics } from '@formpress/compiler';

/** The project's own definitions. */
export const definitions = fileURLToPath(new URL('../../definitions/', import.meta.url));

/** Invented definitions that use every feature of the interface. */
export const kitchenSink = fileURLToPath(new URL('../kitchen-sink/definitions/', import.meta.url));

/** Compiles a folder. Returns the output, and the release when there are no errors. */
export async function compileFolder(
  folder: string,
): Promise<{ printed: string; release: EmittedFile[] }> {
  const report = createReport();
  const { sources, release = [] } = await compile(folder, report);
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
