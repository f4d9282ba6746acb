import { randomBytes } from 'node:crypto';
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
  writevSync,
} from 'node:fs';
import { join } from 'node:path';

/** How many lines share a folder. A block is completed as a whole or not at all. */
export const linesPerBlock = 256;

const resultsFile = 'results.ndjson';
const digits = 9;

/** The results of a block: how many lines became PDFs, and how many were refused. */
export type BlockCounts = { filled: number; refused: number };

/** A block of lines that is being written. It stays hidden until it is complete. */
export type OpenBlock = {
  /** Adds a PDF for a line. Lines count from 1. */
  addPdf(line: number, pieces: Uint8Array[], reply: object): void;
  addRefusal(line: number, refusal: object): void;
  /** Makes the block visible, unless another process has finished the same block. */
  finish(): BlockCounts;
};

/** The folder of a block, named after its first line. The PDFs in it are named after their lines. */
export function blockFolder(out: string, block: number): string {
  return join(out, blockName(block));
}

/** Begins a block in a new hidden folder. */
export function openBlock(out: string, block: number): OpenBlock {
  const folder = blockFolder(out, block);
  const hidden = join(out, `.${blockName(block)}.${randomBytes(6).toString('hex')}`);
  const results: string[] = [];
  const counts = { filled: 0, refused: 0 };
  mkdirSync(hidden);
  return {
    addPdf(line, pieces, reply) {
      const name = `${numbered(line)}.pdf`;
      const bytes = writePieces(join(hidden, name), pieces);
      results.push(JSON.stringify({ line, file: name, bytes, ...reply }));
      counts.filled += 1;
    },
    addRefusal(line, refusal) {
      results.push(JSON.stringify({ line, ...refusal }));
      counts.refused += 1;
    },
    finish() {
      writeFileSync(join(hidden, resultsFile), results.map((text) => `${text}\n`).join(''));
      putInPlace(hidden, folder);
      return counts;
    },
  };
}

/** Writes a file, and returns its size. */
function writePieces(path: string, pieces: Uint8Array[]): number {
  const size = pieces.reduce((sum, { length }) => sum + length, 0);
  const file = openSync(path, 'wx');
  try {
    const written = writevSync(file, pieces);
    // When the disk is almost full, only a part may be written. Writing the rest then throws.
    if (written < size) writeFileSync(file, Buffer.concat(pieces).subarray(written));
  } finally {
    closeSync(file);
  }
  return size;
}

/** Renames the hidden folder, which is atomic. When another process was first, its block stays. */
function putInPlace(hidden: string, folder: string): void {
  try {
    renameSync(hidden, folder);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'ENOTEMPTY' && code !== 'EEXIST') throw error;
    rmSync(hidden, { recursive: true });
  }
}

/**
 * What an earlier run made of a block; undefined when it must be done again. A block whose files are not all there, as
 * after a power failure, is removed.
 */
export function finishedBlock(out: string, block: number): BlockCounts | undefined {
  const folder = blockFolder(out, block);
  if (!existsSync(folder)) return undefined;
  const file = join(folder, resultsFile);
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const results = text.split('\n').filter(Boolean).map(resultIn);
  const isWhole = results.length > 0 && results.every((each) => each && isThere(folder, each));
  if (!isWhole) {
    rmSync(folder, { recursive: true });
    return undefined;
  }
  const filled = results.filter((each) => each?.file !== undefined).length;
  return { filled, refused: results.length - filled };
}

type Result = { file?: string; bytes?: number };

function resultIn(line: string): Result | undefined {
  try {
    return JSON.parse(line) as Result;
  } catch {
    return undefined; // The line is cut off, so the block is incomplete.
  }
}

function isThere(folder: string, { file, bytes }: Result): boolean {
  if (file === undefined) return true;
  return statSync(join(folder, file), { throwIfNoEntry: false })?.size === bytes;
}

/** Removes the hidden folders of killed processes whose blocks have been finished since. */
export function removeLeftovers(out: string): void {
  for (const name of readdirSync(out)) {
    const [, block] = /^\.(lines-\d+)\.[0-9a-f]{12}$/.exec(name) ?? [];
    if (block !== undefined && existsSync(join(out, block)))
      rmSync(join(out, name), { recursive: true, force: true });
  }
}

function blockName(block: number): string {
  return `lines-${numbered(block * linesPerBlock + 1)}`;
}

function numbered(line: number): string {
  return String(line).padStart(digits, '0');
}
