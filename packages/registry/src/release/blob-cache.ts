import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Descriptor } from '../foundation/manifest.ts';
import { onDisk } from '../foundation/on-disk.ts';
import type { Registry } from '../foundation/registry.ts';
import { sha256 } from '../foundation/sha256.ts';

/** Blobs on this machine, by digest: what was fetched once is not fetched again. */
export type BlobCache = {
  /** Fetches a blob unless it is there. */
  fetch(registry: Registry, descriptor: Descriptor): Promise<void>;
  /** A blob that is there; one that was damaged on disk is fetched anew. */
  read(registry: Registry, descriptor: Descriptor): Promise<Buffer>;
};

/** Blobs below a folder. They are written aside and renamed: nobody ever sees half of one. */
export function blobCache(folder: string): BlobCache {
  const place = join(folder, 'blobs', 'sha256');
  const fileOf = ({ digest }: Descriptor) => join(place, digest.slice('sha256:'.length));

  async function look(descriptor: Descriptor): Promise<Buffer | undefined> {
    const bytes = await readFile(fileOf(descriptor)).catch((trouble: NodeJS.ErrnoException) => {
      if (trouble.code === 'ENOENT') return undefined;
      throw trouble;
    });
    return bytes && sha256(bytes) === descriptor.digest ? bytes : undefined;
  }
  async function fetch(registry: Registry, descriptor: Descriptor): Promise<void> {
    const aside = join(place, `${randomUUID()}.aside`);
    await onDisk(folder, async () => {
      await mkdir(place, { recursive: true });
      try {
        await registry.blob(descriptor, aside);
        await rename(aside, fileOf(descriptor));
      } finally {
        await rm(aside, { force: true });
      }
    });
  }
  return {
    async fetch(registry, descriptor) {
      if (!(await look(descriptor))) await fetch(registry, descriptor);
    },
    async read(registry, descriptor) {
      const kept = await look(descriptor);
      if (kept) return kept;
      await fetch(registry, descriptor);
      return readFile(fileOf(descriptor));
    },
  };
}
