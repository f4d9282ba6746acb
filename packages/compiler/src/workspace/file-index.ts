import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { createReport } from '../diagnostics/report.ts';
import { belongsToDefinitions, list, readOne } from '../phases/1-read/read.ts';
import { changedSince, pathsOf, type Stamps, stampsOf, withNewStamps } from './stamps.ts';

/** What is known about the files of a folder: their digests, and stamps that show whether these are still valid. */
export type FileIndex = {
  digests: ReadonlyMap<string, string>;
  /** Stamps of the files and of all folders, by absolute path; folders end with a slash. */
  stamps: Stamps;
};

/** The current files of a folder. */
export type FolderScan = {
  index: FileIndex;
  /** What cannot be read. If there is anything, the index must not be reused. */
  findings: readonly Diagnostic[];
  /** The bytes that were read. */
  bytes: Map<string, Uint8Array>;
};

/** Scans a folder. Reads only files whose stamps have changed. */
export async function scanFolder(
  folder: string,
  earlier: FileIndex | undefined,
): Promise<FolderScan> {
  const changed = earlier ? changedSince(earlier.stamps) : [];
  if (earlier && changed.length === 0) return { index: earlier, findings: [], bytes: new Map() };
  const isPlain = changed.every((path) => !path.endsWith('/') || hasSameNames(path, earlier));
  if (earlier && isPlain) {
    const scan = readChanged(resolve(folder), earlier, changed);
    if (scan) return scan;
  }
  return scanAll(folder, earlier);
}

/** The digest of a file. */
export function digestOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('base64url');
}

function readChanged(root: string, earlier: FileIndex, changed: string[]): FolderScan | undefined {
  const report = createReport();
  const newer = stampsOf(changed);
  const digests = new Map(earlier.digests);
  const bytes = new Map<string, Uint8Array>();
  for (const file of changed.filter((path) => !path.endsWith('/'))) {
    const path = file.slice(root.length + 1);
    const read = readOne(root, path, report);
    if (!read) return undefined;
    bytes.set(path, read);
    digests.set(path, digestOf(read));
  }
  return { index: { digests, stamps: withNewStamps(earlier.stamps, newer) }, findings: [], bytes };
}

async function scanAll(folder: string, earlier: FileIndex | undefined): Promise<FolderScan> {
  const root = resolve(folder);
  const report = createReport();
  const { files: paths, folders } = await list(folder, report);
  const stamps = stampsOf([...folders, ...paths].map((path) => join(root, path)));
  const changed = new Set(earlier ? changedSince(earlier.stamps) : []);
  const digests = new Map<string, string>();
  const bytes = new Map<string, Uint8Array>();
  for (const path of paths) {
    const known = changed.has(join(root, path)) ? undefined : earlier?.digests.get(path);
    const read = known === undefined ? readOne(root, path, report) : undefined;
    if (read) bytes.set(path, read);
    const digest = known ?? (read && digestOf(read));
    if (digest !== undefined) digests.set(path, digest);
  }
  return { index: { digests, stamps }, findings: report.diagnostics, bytes };
}

/** Whether a folder has the same names, although its stamp changed: editors write a temporary file and rename it. */
function hasSameNames(folder: string, earlier: FileIndex | undefined): boolean {
  if (!earlier) return false;
  const known = new Set(
    pathsOf(earlier.stamps).filter(
      (path) => path.startsWith(folder) && `${dirname(path)}/` === folder,
    ),
  );
  const names: string[] = [];
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (!belongsToDefinitions(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) names.push(`${path}/`);
    else names.push(entry.isFile() ? path : '');
  }
  return names.length === known.size && names.every((name) => known.has(name));
}
