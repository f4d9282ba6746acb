import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BatchProblem } from './batch-problem.ts';

/** What a folder of results was made from. All processes that write to it must agree. */
export type BatchRecord = {
  format: 1;
  /** SHA-256 of the input. */
  input: string;
  /** Digest of the release. */
  release: string;
  language: string;
  timezone: string;
  linesPerBlock: number;
};

const recordFile = 'batch.json';

const differences: Record<keyof BatchRecord, string> = {
  format: 'was written by another version of Formpress',
  input: 'was begun with another input',
  release: 'was begun with another release',
  language: 'was begun with another --language',
  timezone: 'was begun with another --timezone',
  linesPerBlock: 'was written by another version of Formpress',
};

/** Begins a folder of results, or continues one that was begun with the same input, release and options. */
export function continueBatch(out: string, wanted: BatchRecord): void {
  mkdirSync(out, { recursive: true });
  const file = join(out, recordFile);
  if (recordIn(file) === undefined) {
    const hasOthers = readdirSync(out).some((name) => !name.startsWith('.'));
    // Another process may have begun the same batch at this moment.
    if (hasOthers && recordIn(file) === undefined)
      throw new BatchProblem(
        `The folder "${out}" has other files in it. Name a new folder, or one in which a batch was begun.`,
      );
    const hidden = join(out, `.${recordFile}.${randomBytes(6).toString('hex')}`);
    writeFileSync(hidden, `${JSON.stringify(wanted, undefined, 2)}\n`);
    renameSync(hidden, file);
  }
  const found = recordIn(file);
  for (const key of Object.keys(wanted) as (keyof BatchRecord)[]) {
    if (found?.[key] !== wanted[key])
      throw new BatchProblem(
        `The batch in "${out}" ${differences[key]}. Continue with the same input, release and options, or name a new folder.`,
      );
  }
}

function recordIn(file: string): Partial<BatchRecord> | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Partial<BatchRecord>;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    if (!(error instanceof SyntaxError)) throw error;
    throw new BatchProblem(`${file} is damaged. Name a new folder.`);
  }
}
