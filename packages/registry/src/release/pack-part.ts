import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pack } from '../archive/pack.ts';
import type { Descriptor } from '../foundation/manifest.ts';
import { RegistryProblem } from '../foundation/registry-problem.ts';
import { sha256 } from '../foundation/sha256.ts';
import type { ReleasePart } from './parts-of.ts';

/** A blob to push. */
export type Packed = { descriptor: Descriptor; bytes: Uint8Array };

/** Packs a part of a built release, after checking every file against release.json. */
export async function packPart(part: ReleasePart, folder: string): Promise<Packed> {
  const files = [...part.files].map(async ([name, digest]) => {
    const path = name === '' ? part.title : `${part.title}/${name}`;
    const bytes = await readFile(join(folder, path)).catch(() => Buffer.alloc(0));
    if (sha256(bytes) === `sha256:${digest.sha256}`) return { name, bytes };
    throw new RegistryProblem(
      'DAMAGED',
      `The release in ${folder} is damaged: ${path} is not as it was built.`,
    );
  });
  const read = await Promise.all(files);
  const bytes = part.isArchive ? await pack(read) : (read[0]?.bytes ?? Buffer.alloc(0));
  return packed(part.mediaType, bytes, part.annotations);
}

/** Bytes with their descriptor. */
export function packed(
  mediaType: string,
  bytes: Uint8Array,
  annotations?: Record<string, string>,
): Packed {
  const digest = sha256(bytes);
  const descriptor = { mediaType, digest, size: bytes.length };
  return { bytes, descriptor: annotations ? { ...descriptor, annotations } : descriptor };
}
