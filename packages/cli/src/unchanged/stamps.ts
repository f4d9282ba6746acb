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
export function areUnchanged({ paths, numbers }: Stamps): boolean {
  for (let index = 0; index < paths.length; index += 1)
    if (!isUnchanged(paths[index] ?? '', numbers, index)) return false;
  return true;
}

/** Those that are not as they were. */
export function changedSince({ paths, numbers }: Stamps): string[] {
  return paths.filter((path, index) => !isUnchanged(path, numbers, index));
}

/** The same stamps, with newer ones for some of the files. */
export function withNewer({ paths, numbers }: Stamps, newer: Stamps): Stamps {
  const places = new Map(newer.paths.map((path, index) => [path, 2 * index]));
  const all = paths.flatMap((path, index) => {
    const from = places.get(path);
    return from === undefined
      ? numbers.slice(2 * index, 2 * index + 2)
      : newer.numbers.slice(from, from + 2);
  });
  return { paths, numbers: all };
}

function isUnchanged(path: string, numbers: readonly number[], index: number): boolean {
  const found = statOf(path);
  return found
    ? found.ctimeMs === numbers[2 * index] && found.ino === numbers[2 * index + 1]
    : numbers[2 * index] === -1;
}

/** What is not there has a stamp of its own. */
function stampOf(path: string): [number, number] {
  const found = statOf(path);
  return found ? [found.ctimeMs, found.ino] : [-1, -1];
}

/** A file below what was a folder and is a file now is not there either. */
function statOf(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch (trouble) {
    if ((trouble as NodeJS.ErrnoException).code === 'ENOTDIR') return undefined;
    throw trouble;
  }
}
