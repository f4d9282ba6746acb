import { createReadStream } from 'node:fs';
import { resolve } from 'node:path';
import { readAuditLine } from './audit-line.ts';
import { AuditProblem } from './audit-problem.ts';

/** A line of a file, and whether it ends with a line break. */
export type FileLine = { file: string; place: number; text: string; isWhole: boolean };

/** The files of a chain, in order. */
export type ChainFiles = { chain: string; files: string[] };

/** The lines of a file, one by one. */
export async function* linesOf(file: string): AsyncGenerator<FileLine> {
  let place = 0;
  let rest = '';
  for await (const part of partsOf(file)) {
    const lines = (rest + part).split('\n');
    rest = lines.pop() ?? '';
    for (const text of lines) {
      place += 1;
      yield { file, place, text, isWhole: true };
    }
  }
  if (rest !== '') yield { file, place: place + 1, text: rest, isWhole: false };
}

async function* partsOf(file: string): AsyncGenerator<string> {
  try {
    yield* createReadStream(file, 'utf8') as AsyncIterable<string>;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    throw new AuditProblem(`${file} cannot be read (${code}).`);
  }
}

/** Groups files by chain, in the order of each chain, whatever their names. */
export async function chainsIn(names: string[]): Promise<ChainFiles[]> {
  const files = [...new Map(names.map((name) => [resolve(name), name])).values()];
  const starts = await Promise.all(files.map(async (file) => ({ file, ...(await startOf(file)) })));
  starts.sort((a, b) => a.number - b.number);
  const chains = new Map<string, string[]>();
  for (const { file, chain } of starts) chains.set(chain, [...(chains.get(chain) ?? []), file]);
  return [...chains].map(([chain, inOrder]) => ({ chain, files: inOrder }));
}

async function startOf(file: string): Promise<{ chain: string; number: number }> {
  for await (const { text } of linesOf(file)) {
    const line = readAuditLine(text)?.line;
    if (line) return line;
    throw new AuditProblem(`${file}:1: this is not an audit line.`);
  }
  throw new AuditProblem(`${file} is empty.`);
}
