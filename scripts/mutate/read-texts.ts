import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Texts } from './mutation.ts';

/** Reads the files of a folder of definitions in which mistakes are made: YAML and locks. */
export async function readTexts(folder: string): Promise<Texts> {
  const files = (await readdir(folder, { recursive: true })).sort();
  const read = files
    .filter((file) => /\.yaml$|\.lock\.(?:json|txt)$/.test(file))
    .map(async (file) => [file, await readFile(join(folder, file), 'utf8')] as const);
  return new Map(await Promise.all(read));
}
