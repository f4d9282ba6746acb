import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isRead } from './record.ts';
import { changedSince, pathsOf, type Stamps, stampsOf } from './stamps.ts';

/** Files that have another content now, and how they and their folders are. */
export type ChangedFiles = { changed: string[]; stamps: Stamps };

/** Which files changed; nothing where files came or went, or while one may still be written. */
export function changedFiles(sources: Stamps): ChangedFiles | undefined {
  const paths = changedSince(sources);
  const stamps = stampsOf(paths) ?? stampsOfSettled(paths);
  if (!stamps || stamps.numbers.includes(-1)) return undefined;
  const folders = paths.filter((path) => path.endsWith('/'));
  if (!folders.every((folder) => hasSameNames(folder, sources))) return undefined;
  return { changed: paths.filter((path) => !path.endsWith('/')), stamps };
}

/** Who saves and builds at once waits a moment, which is less than to compile everything. */
function stampsOfSettled(paths: readonly string[]): Stamps | undefined {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100);
  return stampsOf(paths);
}

/** Editors write a file aside and rename it: its folder has changed then, and holds the same. */
function hasSameNames(folder: string, sources: Stamps): boolean {
  const known = new Set(
    pathsOf(sources).filter((path) => path.startsWith(folder) && `${dirname(path)}/` === folder),
  );
  const names: string[] = [];
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory() && !entry.name.startsWith('.')) names.push(`${path}/`);
    else if (isRead(entry.name)) names.push(entry.isFile() ? path : '');
  }
  return names.length === known.size && names.every((name) => known.has(name));
}
