import { type Stats, statSync } from 'node:fs';

/**
 * The state of some files and folders: their paths, each followed by a line break, and two numbers for each,
 * its change time and its inode. Nothing changes or is replaced without a new change time, which nobody can
 * set. One string of all paths is read much faster than many.
 */
export type Stamps = { paths: string; numbers: number[] };

/** What is newer than this may change again within the same clock tick. */
const milliseconds = 100;

/** The current stamps of files. A file that is too new gets a stamp that never matches. */
export function stampsOf(paths: readonly string[], tooNew = milliseconds): Stamps {
  const latest = Date.now() - tooNew;
  const numbers: number[] = [];
  for (const path of paths) {
    const found = statOf(path);
    const isSure = found === undefined || found.ctimeMs <= latest;
    numbers.push(isSure ? (found?.ctimeMs ?? -1) : Number.NaN, found?.ino ?? -1);
  }
  return { paths: paths.map((path) => `${path}\n`).join(''), numbers };
}

/** The paths one by one. */
export function pathsOf({ paths }: Stamps): string[] {
  return paths.split('\n').slice(0, -1);
}

/** Whether no file has changed. */
export function areUnchanged(stamps: Stamps): boolean {
  return changedSince(stamps).length === 0;
}

/** The paths that changed. There may be thousands, so it does no more than it must. */
export function changedSince({ paths, numbers }: Stamps): string[] {
  const changed: string[] = [];
  let at = 0;
  for (let start = 0; start < paths.length; at += 2) {
    const end = paths.indexOf('\n', start);
    const path = paths.slice(start, end);
    const found = statOf(path);
    const isSame = found
      ? found.ctimeMs === numbers[at] && found.ino === numbers[at + 1]
      : numbers[at] === -1;
    if (!isSame) changed.push(path);
    start = end + 1;
  }
  return changed;
}

/** The same stamps, with newer ones for some of the files. */
export function withNewStamps(stamps: Stamps, newer: Stamps): Stamps {
  const numbers = [...stamps.numbers];
  const all = pathsOf(stamps);
  for (const [index, path] of pathsOf(newer).entries()) {
    const at = 2 * all.indexOf(path);
    numbers.splice(at, 2, ...newer.numbers.slice(2 * index, 2 * index + 2));
  }
  return { paths: stamps.paths, numbers };
}

const orNothing = { throwIfNoEntry: false } as const;

/** The stats of a path; undefined if it does not exist, or if a folder above it has become a file. */
function statOf(path: string): Stats | undefined {
  try {
    return statSync(path, orNothing);
  } catch (trouble) {
    if ((trouble as NodeJS.ErrnoException).code === 'ENOTDIR') return undefined;
    throw trouble;
  }
}
