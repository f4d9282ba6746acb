import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Writes files by their paths below a folder, with the folders they need. */
export async function writeFiles(
  folder: string,
  files: ReadonlyMap<string, Uint8Array>,
): Promise<void> {
  for (const [path, bytes] of files) {
    const at = join(folder, path);
    await mkdir(dirname(at), { recursive: true });
    await writeFile(at, bytes);
  }
}
