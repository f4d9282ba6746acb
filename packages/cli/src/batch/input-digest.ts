import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { BatchProblem } from './batch-problem.ts';

/** The digest of a file. */
export async function digestOfFile(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of openInput(file)) hash.update(chunk);
  return hash.digest('hex');
}

/** Reads the input in large pieces. Throws a BatchProblem when it cannot be read. */
export async function* openInput(file: string): AsyncGenerator<Buffer, void> {
  try {
    yield* createReadStream(file, { highWaterMark: 1024 * 1024 });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    throw new BatchProblem(`The file "${file}" cannot be read (${code}).`);
  }
}
