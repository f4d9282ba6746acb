import { createHash } from 'node:crypto';
import { lstat, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { StudioProblem } from '../foundation/problem.ts';

/** A text and a digest of the bytes it was read from. */
type Revised = { text: string; revision: string };

/** The files below the definitions folder. Nothing else is read or written. */
export type DefinitionFiles = {
  /** A file's text and revision. A missing file has an empty text, and the revision `none`. */
  read(path: string): Promise<Revised>;
  /** Writes a text, unless the file is no longer what the writer saw. Returns the new revision. */
  write(path: string, text: string, seen: string): Promise<string>;
  /** Writes files into a folder that does not exist yet. */
  create(folder: string, files: ReadonlyMap<string, Uint8Array>): Promise<void>;
};

/** The revision of a file that does not exist. */
const noFile = 'none';

/** Opens the files of a folder. */
export function definitionFiles(root: string): DefinitionFiles {
  const read = async (path: string) => {
    const bytes = await bytesAt(await safePath(root, path));
    return bytes
      ? { text: bytes.toString('utf8'), revision: revisionOf(bytes) }
      : { text: '', revision: noFile };
  };
  return {
    read,
    async write(path, text, seen) {
      if (!/\.(yaml|json|txt|md)$/.test(path))
        throw new StudioProblem(400, `"${path}" is not a text file of the definitions.`);
      const now = await read(path);
      if (now.revision !== seen)
        throw new StudioProblem(409, `${path} was changed elsewhere. Nothing was written.`, {
          path,
          theirs: now.text,
          revision: now.revision,
        });
      const bytes = Buffer.from(text);
      await replaceFile(await safePath(root, path), bytes);
      return revisionOf(bytes);
    },
    async create(folder, files) {
      if (await isThere(await safePath(root, folder)))
        throw new StudioProblem(409, `${folder} exists. Nothing was written.`);
      for (const [path, bytes] of files) await replaceFile(await safePath(root, path), bytes);
    },
  };
}

/** The place of a path below the folder. Links are refused: they may lead out of it. */
async function safePath(root: string, path: string): Promise<string> {
  const parts = path.split('/');
  const isPlain = parts.every((part) => /^[\w@. -]+$/.test(part) && !/^\.+$/.test(part));
  if (!isPlain || parts[0]?.startsWith('.'))
    throw new StudioProblem(400, `"${path}" is not a path below the definitions.`);
  let place = resolve(root);
  for (const part of parts) {
    place = join(place, part);
    const found = await lstat(place).catch(unlessMissing);
    if (found?.isSymbolicLink())
      throw new StudioProblem(400, `"${path}" is a link, or behind one. Links are not followed.`);
  }
  return place;
}

function unlessMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined;
  throw error;
}

async function isThere(path: string): Promise<boolean> {
  return (await lstat(path).catch(unlessMissing)) !== undefined;
}

async function bytesAt(path: string): Promise<Buffer | undefined> {
  return readFile(path).catch(unlessMissing);
}

/** Writes beside the file and renames, so that nobody sees half of it. */
async function replaceFile(path: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const beside = join(dirname(path), `.${process.pid}.${Date.now()}.tmp`);
  await writeFile(beside, bytes);
  await rename(beside, path);
}

function revisionOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
