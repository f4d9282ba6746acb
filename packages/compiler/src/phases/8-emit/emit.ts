import { createHash } from 'node:crypto';
import type { Release } from '@formpress/model';
import { toolVersion } from '../../foundation/tool-version.ts';
import { type Emission, type EmittedFile, type Emitter, folderOf, json } from './emitter.ts';
import { emitters } from './emitters.ts';

/** Makes the files of a release in memory, release.json last: it names every other with its digest. */
export async function emit(emission: Emission): Promise<EmittedFile[]> {
  const files = await emitAll(emitters, emission);
  return [...files, json('release.json', releaseOf(describe(files)))];
}

/**
 * Makes only the files of some forms that come out otherwise than before, and the manifest of the
 * release in which they stand beside the others. Nothing comes back where a release would have more files or fewer.
 */
export async function emitForms(
  emission: Omit<Emission, 'http'>,
  { files: before }: Pick<Release, 'files'>,
): Promise<EmittedFile[] | undefined> {
  const perForm = emitters.filter(({ isPerForm }) => isPerForm);
  const files = await emitAll(perForm, { ...emission, http: {} });
  const paths = new Set(files.map(({ path }) => path));
  const folders = emission.forms.map(({ bundle }) => `${folderOf(bundle)}/`);
  const isOurs = (path: string) => folders.some((folder) => path.startsWith(folder));
  const known = Object.keys(before).filter(isOurs);
  if (known.length !== paths.size || !known.every((path) => paths.has(path))) return undefined;
  const now = describe(files);
  const changed = files.filter(({ path }) => now[path]?.sha256 !== before[path]?.sha256);
  return [...changed, json('release.json', releaseOf({ ...before, ...now }))];
}

async function emitAll(some: readonly Emitter[], emission: Emission): Promise<EmittedFile[]> {
  const files: EmittedFile[] = [];
  for (const emitter of some) files.push(...(await emitter.emit(emission)));
  return files.sort((a, b) => (a.path < b.path ? -1 : 1));
}

function describe(files: readonly EmittedFile[]): Release['files'] {
  return Object.fromEntries(
    files.map(({ path, bytes }) => [path, { sha256: sha256(bytes), size: bytes.length }]),
  );
}

function releaseOf(files: Release['files']): Release {
  return {
    format: 2,
    tool: toolVersion(),
    files,
  };
}

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
