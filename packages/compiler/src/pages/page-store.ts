import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pruneFolder } from '../cache/prune-folder.ts';

/** Pictures of pages, kept by a key that stands for everything they were made from. */
export type PageStore = {
  /** The pictures, when they are there and unharmed. */
  find(key: string): Promise<Uint8Array[] | undefined>;
  keep(key: string, pictures: Uint8Array[]): Promise<void>;
};

/** A store that can be rid of what has not been used for long. */
export type PrunedPages = PageStore & { prune(): void };

const listName = 'pages.sha256';

/** A store in a folder, which may be deleted at any time. Several runs may use it at once. */
export function pageStore(folder: string): PrunedPages {
  const used = new Set<string>();
  return {
    find(key) {
      used.add(key);
      return findIn(join(folder, key));
    },
    keep: (key, pictures) => keepIn(folder, key, pictures),
    prune: () => pruneFolder(folder, (name) => used.has(name)),
  };
}

async function findIn(entry: string): Promise<Uint8Array[] | undefined> {
  const list = await read(join(entry, listName));
  const digests = list && digestsOf(list.toString());
  if (!digests) return undefined;
  const pictures: Uint8Array[] = [];
  for (const [i, digest] of digests.entries()) {
    const picture = await read(join(entry, `${i + 1}.png`));
    if (!picture || digestOf(picture) !== digest) return undefined;
    pictures.push(picture);
  }
  return pictures;
}

/** Written aside and renamed, so that nobody finds half of it. */
async function keepIn(folder: string, key: string, pictures: Uint8Array[]): Promise<void> {
  const aside = join(folder, `${key}.${randomUUID()}`);
  await mkdir(aside, { recursive: true });
  try {
    for (const [i, picture] of pictures.entries()) {
      await writeFile(join(aside, `${i + 1}.png`), picture);
    }
    await writeFile(join(aside, listName), `${pictures.map(digestOf).join('\n')}\n`);
    await putInPlace(aside, join(folder, key));
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
}

/** What stands there is as good if it is unharmed; else it goes away in one step, as it came. */
async function putInPlace(aside: string, entry: string): Promise<void> {
  if ((await isMoved(aside, entry)) || (await findIn(entry))) return;
  const harmed = `${aside}.harmed`;
  await isMoved(entry, harmed);
  await isMoved(aside, entry);
  await rm(harmed, { recursive: true, force: true });
}

/** Whether it was moved: not where something stands there, or another run was quicker. */
async function isMoved(from: string, to: string): Promise<boolean> {
  try {
    await rename(from, to);
    return true;
  } catch (trouble) {
    const { code = '' } = trouble as NodeJS.ErrnoException;
    if (!['ENOENT', 'ENOTDIR', 'ENOTEMPTY', 'EEXIST'].includes(code)) throw trouble;
    return false;
  }
}

async function read(file: string): Promise<Buffer | undefined> {
  return readFile(file).catch((trouble: NodeJS.ErrnoException) => {
    if (trouble.code === 'ENOENT' || trouble.code === 'ENOTDIR') return undefined;
    throw trouble;
  });
}

/** One digest a line, the last line ended; anything else was harmed. */
function digestsOf(list: string): string[] | undefined {
  return /^([0-9a-f]{64}\n)+$/.test(list) ? list.trimEnd().split('\n') : undefined;
}

function digestOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
