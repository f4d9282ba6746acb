import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Descriptor } from '../foundation/manifest.ts';
import { onDisk } from '../foundation/on-disk.ts';
import type { Registry } from '../foundation/registry.ts';
import { sha256 } from '../foundation/sha256.ts';

/** A cache of blobs on this machine, by digest. */
export type BlobCache = {
  /** Downloads a blob unless it is cached. */
  fetch(registry: Registry, descriptor: Descriptor): Promise<void>;
  /** Reads a cached blob. One that is damaged on disk is downloaded again. */
  read(registry: Registry, descriptor: Descriptor): Promise<Buffer>;
};

/** A blob cache in a folder. Blobs are written to a temporary file and renamed, so that nobody sees a partial one. */
export function blobCache(folder: string): BlobCache {
  const place = join(folder, 'blobs', 'sha256');
  const fileOf = ({ digest }: Descriptor) => join(place, digest.slice('sha256:'.length));

  async function readIntact(descriptor: Descriptor): Promise<Buffer | undefined> {
    const bytes = await readFile(fileOf(descriptor)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined;
      throw error;
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
      if (!(await readIntact(descriptor))) await fetch(registry, descriptor);
    },
    async read(registry, descriptor) {
      const kept = await readIntact(descriptor);
      if (kept) return kept;
      await fetch(registry, descriptor);
      return readFile(fileOf(descriptor));
    },
  };
}
