import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { applyChange, readChange } from './apply-change.ts';

/** Applies several changes in one diff, and `add PATH` with the lines of a new file. */
export async function applyParts(diff: string, copy: string): Promise<void> {
  const [about = '', ...parts] = diff.split(/^(?=--- |delete |rename |add )/m);
  for (const part of parts) {
    const [, path] = /^add (.+)\n/.exec(part) ?? [];
    if (path === undefined) await applyChange(readChange(`${about}${part}`), copy);
    else await addFile(join(copy, path), part);
  }
}

async function addFile(path: string, part: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, part.replace(/^add .*\n/, '').replace(/^\+/gm, ''));
}
