import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** A change to definitions, and the file or folder that a message about it must name. */
export type Change = { toldIn: string } & (
  | { file: string; find: string; put: string }
  | { delete: string }
  | { rename: string; to: string }
);

/**
 * Reads a change.diff: a sentence, `told in PATH` where that is not the changed file, an empty line,
 * then `delete PATH`, `rename PATH to PATH`, or `--- PATH` with lines that begin with a space (kept),
 * - (removed) or + (added).
 */
export function readChange(diff: string): Change {
  const [head = '', ...rest] = diff.trimEnd().split('\n\n');
  const [first = '', ...lines] = rest.join('\n\n').split('\n');
  const [word, path = '', , to = ''] = first.split(' ');
  const toldIn = /^told in (.+)$/m.exec(head)?.[1];
  if (word === 'delete') return { toldIn: toldIn ?? dirname(path), delete: path };
  if (word === 'rename') return { toldIn: toldIn ?? to, rename: path, to };
  const side = (marks: string) =>
    lines.filter((line) => marks.includes(line.charAt(0))).map((line) => `${line.slice(1)}\n`);
  const [find, put] = [side(' -').join(''), side(' +').join('')];
  return { toldIn: toldIn ?? path, file: path, find, put };
}

/** Applies a change to a folder of definitions. The changed text must occur exactly once. */
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
