import {
  appendFile,
  copyFile,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { join } from 'node:path';

/** Random numbers from 0 to 1. */
export type Chance = () => number;

/** A change of a folder of definitions. It returns a description. */
export type Edit = (folder: string, chance: Chance) => Promise<string>;

/** A random element. */
export function oneOf<T>(list: readonly T[], chance: Chance): T {
  return list[Math.floor(chance() * list.length)] as T;
}

async function anyFile(folder: string, chance: Chance, wanted: RegExp): Promise<string> {
  const paths = await readdir(folder, { recursive: true });
  return oneOf(
    paths.sort().filter((path) => wanted.test(path)),
    chance,
  );
}

/** Changes the text of a file. */
async function rewrite(file: string, change: (text: string) => string): Promise<void> {
  await writeFile(file, change(await readFile(file, 'utf8')));
}

/** Typical changes to files, most of them harmless. */
export const edits: Record<string, Edit> = {
  async 'add words to'(folder, chance) {
    const path = await anyFile(folder, chance, /(?:questions|form)\.yaml$/);
    await rewrite(join(folder, path), (text) => text.replace(/(ask|about): (?=[A-Z])/, '$1: Now '));
    return path;
  },
  async 'change a number in'(folder, chance) {
    const path = await anyFile(folder, chance, /\.yaml$/);
    await rewrite(join(folder, path), (text) => {
      const numbers = [...text.matchAll(/[0-9]+/g)];
      if (numbers.length === 0) return text;
      const { index, 0: number } = oneOf(numbers, chance);
      return text.slice(0, index) + String(Number(number) + 1) + text.slice(index + number.length);
    });
    return path;
  },
  async 'take a line from'(folder, chance) {
    const path = await anyFile(folder, chance, /\.yaml$/);
    await rewrite(join(folder, path), (text) => {
      const lines = text.split('\n');
      lines.splice(Math.floor(chance() * lines.length), 1);
      return lines.join('\n');
    });
    return path;
  },
  async 'add a comment to'(folder, chance) {
    const path = await anyFile(folder, chance, /\.yaml$/);
    await appendFile(join(folder, path), '# Looked at.\n');
    return path;
  },
  async touch(folder, chance) {
    const path = await anyFile(folder, chance, /\.(?:yaml|json|pdf)$/);
    await utimes(join(folder, path), new Date(), new Date());
    return path;
  },
  async 'change, keeping the time of,'(folder, chance) {
    const path = await anyFile(folder, chance, /translations\/..\.yaml$/);
    const { atime, mtime } = await stat(join(folder, path));
    await rewrite(join(folder, path), (text) => text.replace(/([a-z])\n/, '$1$1\n'));
    await utimes(join(folder, path), atime, mtime);
    return path;
  },
  async remove(folder, chance) {
    const path = await anyFile(folder, chance, /\.(?:yaml|json|png)$/);
    await rm(join(folder, path));
    return path;
  },
  async rename(folder, chance) {
    const path = await anyFile(folder, chance, /cases\/.*\.yaml$/);
    await rename(join(folder, path), join(folder, path.replace('.yaml', '-again.yaml')));
    return path;
  },
  async 'copy a case beside'(folder, chance) {
    const path = await anyFile(folder, chance, /cases\/.*\.yaml$/);
    await copyFile(join(folder, path), join(folder, path.replace('.yaml', '-too.yaml')));
    return path;
  },
  async 'change what all share in'(folder, chance) {
    const path = await anyFile(folder, chance, /^shared\/.*\.yaml$/);
    await rewrite(join(folder, path), (text) =>
      text.replace(/\{0,(\d)/, '{1,$1').replace('at most', 'up to'),
    );
    return path;
  },
  async 'change the place'(folder, chance) {
    const path = await anyFile(folder, chance, /locality\.yaml$/);
    await rewrite(join(folder, path), (text) =>
      text.replace('recommended: true', 'recommended: false'),
    );
    return path;
  },
  async 'change the blank'(folder, chance) {
    const path = await anyFile(folder, chance, /blank\.(?:yaml|pdf)$/);
    if (path.endsWith('.pdf')) await appendFile(join(folder, path), '% changed\n');
    else await rewrite(join(folder, path), (text) => text.replace('size: 10', 'size: 9'));
    return path;
  },
};
