import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { areUnchanged, type Stamps } from './stamps.ts';

/** What a command was about: its folder, where a release went, whether it spoke in colours. */
export type Task = { command: 'build' | 'check'; folder: string; target?: string; colour: boolean };

/** What a command said when there was no error. */
export type Said = { out: string; error: string };

/** A command that found no error, with all that this rests on. */
export type Remembered = Said & {
  format: typeof recordFormat;
  /** The task, as aboutOf puts it. */
  about: string;
  /** The sum of what was said. */
  sum: number;
  sources: Stamps;
  tool: Stamps;
  release: Stamps;
  toolDigest: string;
  /** The key under which the compiler keeps what it needs to compile a part of it. */
  snapshot?: string;
};

/** A record, and the text it was read from, which begins with the digest of the rest. */
export type Recalled = { record: Remembered; text: string };

/** Where records stand, below the folder we are called in. */
export const keptRecords = join('.formpress', 'records');

/** Counts up when records hold something else. */
export const recordFormat = 4;

/**
 * What was said the last time, if the tool is still the same and so is the release it left. Whether
 * stamps were harmed shows where they are held against the files, so the digest is not needed here:
 * to load what makes digests would take longer than the rest.
 */
export function recall(task: Task): Recalled | undefined {
  const text = textIn(recordFile(task));
  const record = text === undefined ? undefined : recordIn(text);
  if (!text || record?.format !== recordFormat || record.about !== aboutOf(task)) return undefined;
  if (sumOf(record.out + record.error) !== record.sum) return undefined;
  return areUnchanged(record.tool) && areUnchanged(record.release) ? { record, text } : undefined;
}

/** Where the record of a task stands. Two tasks whose sums are the same take turns there. */
export function recordFile(task: Task): string {
  return join(keptRecords, `${task.command}-${sumOf(aboutOf(task)).toString(16)}`);
}

/** All that makes a task another task. */
export function aboutOf({ command, folder, target, colour }: Task): string {
  return [command, folder, process.cwd(), target ?? '', String(colour)].join('\n');
}

/** A number that is another one for nearly every other text (FNV-1a). */
export function sumOf(text: string): number {
  let sum = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    sum = Math.imul(sum ^ text.charCodeAt(index), 0x01000193);
  return sum >>> 0;
}

/** Whether the compiler reads a file, or a folder, of this name. */
export function isRead(name: string): boolean {
  return !name.startsWith('.') && name !== 'README.md';
}

function textIn(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (trouble) {
    const { code = '' } = trouble as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') return undefined;
    throw trouble;
  }
}

/** One that was cut or changed so that it is not even JSON is none. */
function recordIn(text: string): Remembered | undefined {
  try {
    return JSON.parse(text.slice(text.indexOf('\n') + 1)) as Remembered;
  } catch (trouble) {
    if (trouble instanceof SyntaxError) return undefined;
    throw trouble;
  }
}
