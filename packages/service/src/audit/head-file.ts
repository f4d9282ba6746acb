import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { type ChainEnd, noHash } from './audit-line.ts';

/** Where the end of a chain is kept apart from its file. */
export function headFileOf(file: string): string {
  return `${file}.head`;
}

/** The end of the chain as it was last kept, if it was. */
export function readHead(file: string): ChainEnd | undefined {
  try {
    const { chain, count, head } = JSON.parse(readFileSync(headFileOf(file), 'utf8'));
    const isEnd =
      typeof chain === 'string' && Number.isSafeInteger(count) && head?.length === noHash.length;
    return isEnd ? { chain, number: count, hash: head } : undefined;
  } catch {
    return undefined; // Not there or damaged: then nobody says where the chain ended.
  }
}

/** Keeps the end of a chain, in one step. Says whether that could be done. */
export function writeHead(file: string, { chain, number, hash }: ChainEnd): boolean {
  const path = headFileOf(file);
  const unfinished = `${path}.unfinished`;
  try {
    const text = JSON.stringify({ chain, count: number, head: hash });
    writeFileSync(unfinished, `${text}\n`, { mode: 0o640 });
    renameSync(unfinished, path);
    return true;
  } catch (trouble) {
    if ((trouble as NodeJS.ErrnoException).code === undefined) throw trouble;
    return false;
  }
}
