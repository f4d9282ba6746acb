import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { unpack } from '../archive/unpack.ts';
import { RegistryProblem } from '../foundation/registry-problem.ts';
import { sha256 } from '../foundation/sha256.ts';
import type { ReleasePart } from './parts-of.ts';

/** Writes the files of a part below a folder, after checking each against the release. */
export async function unpackLayer(
  part: ReleasePart,
  blob: Uint8Array,
  folder: string,
): Promise<void> {
  for (const [name, bytes] of await filesIn(part, blob)) {
    const path = join(folder, part.title, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, bytes, { flag: 'wx' });
  }
}

async function filesIn(part: ReleasePart, blob: Uint8Array): Promise<Map<string, Uint8Array>> {
  if (part.isArchive) return unpack(blob, part.files, part.title);
  if (sha256(blob) === `sha256:${part.files.get('')?.sha256}`) return new Map([['', blob]]);
  throw new RegistryProblem('DAMAGED', `The blob of ${part.title} does not match the release.`);
}
