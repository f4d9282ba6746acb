import { resolve } from 'node:path';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { createReport } from '../diagnostics/report.ts';
import type { Files, Sources } from '../foundation/files.ts';
import { readOne } from '../phases/1-read/read.ts';
import { digestOf, type FileIndex, scanFolder } from './file-index.ts';

/** The current files of a folder, with unsaved texts in place of files. */
export type View = {
  digests: ReadonlyMap<string, string>;
  /** The files on disk. */
  index: FileIndex;
  /** What cannot be read. */
  findings: readonly Diagnostic[];
  sources: Sources;
  /** Some of the files. Throws FilesChanged for a file that changed meanwhile. */
  filesOf(paths: readonly string[]): Files;
};

/** A file changed since the folder was scanned. */
export class FilesChanged extends Error {}

/** A folder of definitions, with unsaved texts. */
export type OpenedFolder = {
  put(path: string, text: string | undefined): void;
  view(earlier: FileIndex | undefined): Promise<View>;
};

/** Opens a folder. Bytes are kept in memory until a file changes. */
export function openFolder(folder: string): OpenedFolder {
  const root = resolve(folder);
  const unsaved = new Map<string, Uint8Array>();
  const held = new Map<string, { digest: string; bytes: Uint8Array }>();

  function bytesOf(path: string, digest: string | undefined): Uint8Array | undefined {
    const known = unsaved.get(path) ?? (held.get(path)?.digest === digest && held.get(path)?.bytes);
    if (known) return known;
    if (digest === undefined) return undefined;
    const bytes = readOne(root, path, createReport());
    if (!bytes || digestOf(bytes) !== digest) throw new FilesChanged();
    held.set(path, { digest, bytes });
    return bytes;
  }

  return {
    put(path, text) {
      if (text === undefined) unsaved.delete(path);
      else unsaved.set(path, Buffer.from(text));
    },
    async view(earlier) {
      const { index, findings, bytes: read } = await scanFolder(folder, earlier);
      for (const [path, bytes] of read)
        held.set(path, { digest: index.digests.get(path) ?? '', bytes });
      const digests = unsaved.size === 0 ? index.digests : withUnsaved(index.digests, unsaved);
      return {
        digests,
        index,
        findings,
        sources: { get: (path) => bytesOf(path, digests.get(path)), keys: () => digests.keys() },
        filesOf: (paths) =>
          new Map(
            paths.flatMap((path) => {
              const bytes = bytesOf(path, digests.get(path));
              return bytes ? [[path, bytes]] : [];
            }),
          ),
      };
    },
  };
}

function withUnsaved(
  digests: ReadonlyMap<string, string>,
  unsaved: ReadonlyMap<string, Uint8Array>,
): Map<string, string> {
  const all = new Map(digests);
  for (const [path, bytes] of unsaved) all.set(path, digestOf(bytes));
  return new Map([...all].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Repeats the work until no file changes while it runs. */
export async function untilUnchanged<T>(work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (trouble) {
      if (!(trouble instanceof FilesChanged)) throw trouble;
    }
  }
}

/** The files that all forms share. */
export function sharedFilesOf({ digests, filesOf }: View): Files {
  return filesOf([...digests.keys()].filter((path) => path.startsWith('shared/')));
}

/** Whether all files can be read and have these digests. */
export function hasSameFiles(
  { digests, findings }: View,
  others: ReadonlyMap<string, string>,
): boolean {
  if (digests === others) return true;
  if (findings.length > 0 || digests.size !== others.size) return false;
  for (const [path, digest] of digests) if (others.get(path) !== digest) return false;
  return true;
}
