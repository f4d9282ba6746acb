import { createHash } from 'node:crypto';
import type { Release } from '@formpress/model';
import { type Emission, type EmittedFile, json } from './emitter.ts';
import { emitters } from './emitters.ts';
import { toolVersion } from './tool-version.ts';

/** Makes the files of a release in memory, release.json last: it names every other with its digest. */
export async function emit(emission: Emission): Promise<EmittedFile[]> {
  const files: EmittedFile[] = [];
  for (const emitter of emitters) files.push(...(await emitter.emit(emission)));
  files.sort((a, b) => (a.path < b.path ? -1 : 1));
  return [...files, json('release.json', releaseOf(files))];
}

function releaseOf(files: EmittedFile[]): Release {
  return {
    format: 2,
    tool: toolVersion(),
    files: Object.fromEntries(
      files.map(({ path, bytes }) => [path, { sha256: sha256(bytes), size: bytes.length }]),
    ),
  };
}

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
