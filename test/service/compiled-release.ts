import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compileFolder } from '../foundation/compile-folder.ts';

/** Compiles a folder of definitions into a release on disk. */
export async function compiledRelease(definitions: string, target: string): Promise<void> {
  const { printed, release } = await compileFolder(definitions);
  if (release.length === 0) throw new Error(printed);
  for (const { path, bytes } of release) {
    mkdirSync(dirname(join(target, path)), { recursive: true });
    writeFileSync(join(target, path), bytes);
  }
}
