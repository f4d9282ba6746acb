import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { type ChainEnd, genesisHash } from './audit-line.ts';

/** The file that stores the end of a chain separately. */
export function headFileOf(file: string): string {
  return `${file}.head`;
}

/** The stored end of the chain, if there is one. */
export function readHead(file: string): ChainEnd | undefined {
  try {
    const { chain, count, head } = JSON.parse(readFileSync(headFileOf(file), 'utf8'));
    const isEnd =
      typeof chain === 'string' &&
      Number.isSafeInteger(count) &&
      head?.length === genesisHash.length;
    return isEnd ? { chain, number: count, hash: head } : undefined;
  } catch {
    return undefined; // Missing or damaged: the end of the chain is unknown.
  }
}

/** Stores the end of a chain atomically. Returns whether that succeeded. */
export function writeHead(file: string, { chain, number, hash }: ChainEnd): boolean {
  const path = headFileOf(file);
  const unfinished = `${path}.unfinished`;
  try {
    const text = JSON.stringify({ chain, count: number, head: hash });
    writeFileSync(unfinished, `${text}\n`, { mode: 0o640 });
    renameSync(unfinished, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === undefined) throw error;
    return false;
  }
}
