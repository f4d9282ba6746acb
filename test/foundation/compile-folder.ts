import { createHash } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compile, createReport, type EmittedFile, printDiagnostics } from '@formpress/compiler';

/** The project's own definitions. */
export const definitions = fileURLToPath(new URL('../../definitions/', import.meta.url));

/** Invented definitions that use every row of the interface. */
export const kitchenSink = fileURLToPath(new URL('../kitchen-sink/definitions/', import.meta.url));

/** Compiles a folder: what it printed, and the release when nothing was wrong. */
export async function compileFolder(
  folder: string,
): Promise<{ printed: string; release: EmittedFile[] }> {
  const report = createReport();
  const { sources, release = [] } = await compile(folder, report);
  return { printed: printDiagnostics(report.diagnostics, sources, { colour: false }), release };
}

/** Runs something on a copy of a folder that is gone afterwards. */
export async function withCopy<T>(folder: string, work: (copy: string) => Promise<T>): Promise<T> {
  const copy = await mkdtemp(join(tmpdir(), 'formpress-'));
  try {
    await cp(folder, copy, { recursive: true });
    return await work(copy);
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

/** Digests by path: whole releases can be compared, and a difference is readable. */
export function digests(release: EmittedFile[]): Record<string, string> {
  return Object.fromEntries(
    release.map(({ path, bytes }) => [path, createHash('sha256').update(bytes).digest('hex')]),
  );
}
