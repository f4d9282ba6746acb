import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

const fourWeeks = 28 * 24 * 60 * 60 * 1000;

/** Removes files that this run did not use and that are older than four weeks, so that a folder does not grow for ever. */
export function pruneFolder(folder: string, isUsed: (name: string) => boolean): void {
  const oldest = Date.now() - fourWeeks;
  for (const name of namesIn(folder)) {
    if (isUsed(name)) continue;
    const entry = join(folder, name);
    const found = statSync(entry, { throwIfNoEntry: false });
    if (found && found.mtimeMs < oldest) rmSync(entry, { recursive: true, force: true });
  }
}

/** The names in a folder; none if it does not exist. */
export function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch (trouble) {
    const { code } = trouble as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') return [];
    throw trouble;
  }
}
