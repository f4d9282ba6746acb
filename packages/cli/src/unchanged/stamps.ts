import { statSync } from 'node:fs';

/**
 * How some files and folders were: size, times and number of each, four in a row. A file cannot
 * change without its time of change changing too, which nobody can set.
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
    const [size, written, changed, number] = stampOf(path);
    if (changed > latest) return undefined;
    numbers.push(size, written, changed, number);
  }
  return { paths: [...paths], numbers };
}

/** Whether all files are as they were. */
export function areUnchanged({ paths, numbers }: Stamps): boolean {
  return paths.every((path, index) =>
    stampOf(path).every((number, part) => number === numbers[4 * index + part]),
  );
}

/** What is not there has a stamp of its own. */
function stampOf(path: string): [number, number, number, number] {
  const found = statSync(path, { throwIfNoEntry: false });
  return found ? [found.size, found.mtimeMs, found.ctimeMs, found.ino] : [-1, -1, -1, -1];
}
