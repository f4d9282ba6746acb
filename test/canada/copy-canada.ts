import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { definitions } from '../foundation/compile-folder.ts';

/** Copies the Canadian definitions and the shared files, so that tests need no others. */
export async function copyCanada(folder: string): Promise<void> {
  for (const name of ['shared', 'ca']) {
    await cp(join(definitions, name), join(folder, name), { recursive: true });
  }
}
