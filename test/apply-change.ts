import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A change to definitions: lines of a file, or a file or folder that is deleted or renamed. */
export type Change =
  | { file: string; find: string; put: string }
  | { delete: string }
  | { rename: string; to: string };

/**
 * Reads a change.diff: a sentence, an empty line, then `delete PATH`, `rename PATH to PATH`, or
 * `--- PATH` with lines that begin with a space (kept), - (removed) or + (put in).
 */
export function readChange(diff: string): Change {
  const [first = '', ...lines] = diff.trimEnd().split('\n').slice(2);
  const [word, path = '', , to = ''] = first.split(' ');
  if (word === 'delete') return { delete: path };
  if (word === 'rename') return { rename: path, to };
  const side = (marks: string) =>
    lines.filter((line) => marks.includes(line.charAt(0))).map((line) => `${line.slice(1)}\n`);
  return { file: path, find: side(' -').join(''), put: side(' +').join('') };
}

/** Applies a change to a folder of definitions. What it changes must stand there exactly once. */
export async function applyChange(change: Change, folder: string): Promise<void> {
  if ('delete' in change) return rm(join(folder, change.delete), { recursive: true });
  if ('rename' in change) return rename(join(folder, change.rename), join(folder, change.to));
  const path = join(folder, change.file);
  const [before, after, ...more] = `\n${await readFile(path, 'utf8')}`.split(`\n${change.find}`);
  if (before === undefined || after === undefined || more.length > 0) {
    throw new Error(`${change.file} must hold this exactly once:\n${change.find}`);
  }
  await writeFile(path, `${before}\n${change.put}${after}`.slice(1));
}
