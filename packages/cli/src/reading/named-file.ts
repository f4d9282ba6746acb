import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { PaperProblem } from '@formpress/revision';

/** Reads a file that a command names. Throws a PaperProblem when it cannot be read. */
export async function namedFile(path: string): Promise<{ name: string; bytes: Uint8Array }> {
  const bytes = await readFile(path).catch((error: NodeJS.ErrnoException) => error);
  if (bytes instanceof Uint8Array) return { name: basename(path), bytes };
  const why = bytes.code === 'ENOENT' ? `There is no file "${path}".` : `"${path}" cannot be read.`;
  throw new PaperProblem(why);
}
