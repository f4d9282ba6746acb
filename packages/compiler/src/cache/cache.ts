import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { namesIn, pruneFolder } from './prune-folder.ts';

/** Results of earlier runs, each under a key derived from everything it was made from. */
export type Cache = {
  /** The result stored under a key, if it is there and intact. */
  find(key: string): Uint8Array | undefined;
  keep(key: string, bytes: Uint8Array): void;
};

/** A cache that can remove what has not been used for a long time. */
export type PrunableCache = Cache & {
  /** The keys that were used. */
  used: Set<string>;
  prune(): void;
};

const digestLength = 32;

/** A cache in a folder, which may be deleted at any time. Several runs may use it at once. */
export function openCache(folder: string): PrunableCache {
  const used = new Set<string>();
  const fileOf = (key: string) => {
    used.add(key);
    return join(folder, key.slice(0, 2), key.slice(2));
  };
  return {
    used,
    find: (key) => intact(readIfThere(fileOf(key))),
    keep: (key, bytes) => writeAtomically(fileOf(key), Buffer.concat([digestOf(bytes), bytes])),
    prune() {
      for (const start of namesIn(folder))
        pruneFolder(join(folder, start), (rest) => used.has(`${start}${rest}`));
    },
  };
}

/** An entry begins with the digest of the rest; one that was truncated or changed is ignored. */
function intact(entry: Buffer | undefined): Uint8Array | undefined {
  if (!entry || entry.length < digestLength) return undefined;
  const bytes = entry.subarray(digestLength);
  return digestOf(bytes).equals(entry.subarray(0, digestLength)) ? bytes : undefined;
}

function readIfThere(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch (trouble) {
    const { code } = trouble as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR' || code === 'EISDIR') return undefined;
    throw trouble;
  }
}

/** Writes to a temporary file and renames it, so that nobody ever reads half a file. */
function writeAtomically(file: string, bytes: Uint8Array): void {
  const temporary = `${file}.${randomUUID()}`;
  mkdirSync(dirname(file), { recursive: true });
  try {
    writeFileSync(temporary, bytes);
    renameSync(temporary, file);
  } finally {
    rmSync(temporary, { force: true });
  }
}

function digestOf(bytes: Uint8Array): Buffer {
  return createHash('sha256').update(bytes).digest();
}
