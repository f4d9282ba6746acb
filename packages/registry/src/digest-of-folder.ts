import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/**
 * A digest of the names and contents of all files below a folder. Names that begin with a dot belong
 * to tools and are ignored.
 */
export async function digestOfFolder(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => !/(^|\/)\./.test(path))
    .sort();
  const all = createHash('sha256');
  for (const path of paths) {
    const content = createHash('sha256').update(await readFile(join(folder, path)));
    all.update(`${content.digest('hex')}  ${path}\n`);
  }
  return `sha256:${all.digest('hex')}`;
}
