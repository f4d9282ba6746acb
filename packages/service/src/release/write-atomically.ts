import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Writes a temporary file and renames it, so that readers see the old text or the new one. */
export async function writeAtomically(file: string, text: string): Promise<void> {
  const aside = `${file}.${randomUUID()}`;
  await mkdir(dirname(file), { recursive: true });
  try {
    const handle = await open(aside, 'wx');
    await handle
      .writeFile(text)
      .then(() => handle.sync())
      .finally(() => handle.close());
    await rename(aside, file);
  } finally {
    await rm(aside, { force: true });
  }
}
