import { type Stats, statSync } from 'node:fs';

/**
 * How some files and folders were: the time of change and the number of each, two in a row. Nothing
 * changes or is replaced without another time of change, which nobody can set.
 */
export type Stamps = { paths: string[]; numbers: number[] };

/**
 * The stamps of files as they are now; nothing while one of them is so new that it could change
 * again within the same tick of the clock.
 */
export function stampsOf(paths: readonly string[], tooNew = 100): Stamps | undefined {
  const latest = Date.now() - tooNew;
  const numbers: number[] = [];
  for (const path of paths) {
    const [changed, number] = stampOf(path);
    if (changed > latest) return undefined;
    numbers.push(changed, number);
  }
  return { paths: [...paths], numbers };
}

/** Whether all files are as they were. */
export function areUnchanged(stamps: Stamps): boolean {
  return changedSince(stamps).length === 0;
}

/** Those that are not as they were. Thousands are looked at, so it does no more than it must. */
export function changedSince({ paths, numbers }: Stamps): string[] {
  const changed: string[] = [];
  let at = 0;
  for (const path of paths) {
    const found = statOf(path);
    const isSame = found
      ? found.ctimeMs === numbers[at] && found.ino === numbers[at + 1]
      : numbers[at] === -1;
    if (!isSame) changed.push(path);
    at += 2;
  }
  return changed;
}

/** The same stamps, with newer ones for some of the files. */
export function withNewer({ paths, numbers }: Stamps, newer: Stamps): Stamps {
  const all = [...numbers];
  for (const [index, path] of newer.paths.entries()) {
    const at = paths.indexOf(path);
    if (at === -1) continue;
    all.splice(2 * at, 2, ...newer.numbers.slice(2 * index, 2 * index + 2));
  }
  return { paths, numbers: all };
}

/** What is not there has a stamp of its own. */
function stampOf(path: string): [number, number] {
  const found = statOf(path);
  return found ? [found.ctimeMs, found.ino] : [-1, -1];
}

const orNothing = { throwIfNoEntry: false } as const;

/** A file below what was a folder and is a file now is not there either. */
function statOf(path: string): Stats | undefined {
  try {
    return statSync(path, orNothing);
  } catch (trouble) {
    if ((trouble as NodeJS.ErrnoException).code === 'ENOTDIR') return undefined;
    throw trouble;
  }
}
