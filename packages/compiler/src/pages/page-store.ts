import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Pictures of pages, kept by a key that stands for everything they were made from. */
export type PageStore = {
  /** The pictures, when they are there and unharmed. */
  find(key: string): Promise<Uint8Array[] | undefined>;
  keep(key: string, pictures: Uint8Array[]): Promise<void>;
};

const listName = 'pages.sha256';

/** A store in a folder, which may be deleted at any time. Several runs may use it at once. */
export function pageStore(folder: string): PageStore {
  return {
    find: (key) => findIn(join(folder, key)),
    keep: (key, pictures) => keepIn(folder, key, pictures),
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

/** Written aside and renamed, so that nobody finds half of it; what stood there was harmed. */
async function keepIn(folder: string, key: string, pictures: Uint8Array[]): Promise<void> {
  const aside = join(folder, `${key}.${randomUUID()}`);
  await mkdir(aside, { recursive: true });
  try {
    for (const [i, picture] of pictures.entries()) {
      await writeFile(join(aside, `${i + 1}.png`), picture);
    }
    await writeFile(join(aside, listName), `${pictures.map(digestOf).join('\n')}\n`);
    await rm(join(folder, key), { recursive: true, force: true });
    await rename(aside, join(folder, key)).catch((trouble: NodeJS.ErrnoException) => {
      // Another run kept the same pictures meanwhile.
      if (trouble.code !== 'ENOTEMPTY' && trouble.code !== 'EEXIST') throw trouble;
    });
  } finally {
    await rm(aside, { recursive: true, force: true });
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
