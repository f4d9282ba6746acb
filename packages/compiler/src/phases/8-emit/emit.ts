import type { Release } from '@formpress/model';
import { sha256Of } from '../../foundation/sha256-of.ts';
import { toolVersion } from '../../foundation/tool-version.ts';
import type { PictureOptions } from '../../pages/picture-pages.ts';
import type { LoweredForm } from '../6-lower/lowered-form.ts';
import { type EmittedFile, json, type WholeRelease } from './emitter.ts';
import { emitters } from './emitters.ts';

/** Makes the files of some forms in memory. */
export async function emitForms(
  forms: readonly LoweredForm[],
  pictures: PictureOptions,
): Promise<EmittedFile[]> {
  const files: EmittedFile[] = [];
  for (const { emitForms: make } of emitters)
    files.push(...((await make?.(forms, pictures)) ?? []));
  return files;
}

/** Makes the files that are about the whole release. */
export function emitRelease(release: WholeRelease): EmittedFile[] {
  return emitters.flatMap(({ emitRelease: make }) => make?.(release) ?? []);
}

/** The size and the digest of files, by path. */
export function manifestEntries(files: readonly EmittedFile[]): Release['files'] {
  return Object.fromEntries(
    files.map(({ path, bytes }) => [path, { sha256: sha256Of(bytes), size: bytes.length }]),
  );
}

/** release.json, which lists every other file with its digest. */
export function manifestOf(files: Release['files']): EmittedFile {
  const sorted = Object.entries(files).sort(([a], [b]) => (a < b ? -1 : 1));
  const release: Release = { format: 2, tool: toolVersion(), files: Object.fromEntries(sorted) };
  return json('release.json', release);
}
