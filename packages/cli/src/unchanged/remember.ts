import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathsBelow } from './paths-below.ts';
import {
  aboutOf,
  isRead,
  type Recalled,
  type Remembered,
  recordFile,
  recordFormat,
  type Said,
  sumOf,
  type Task,
} from './record.ts';
import { type Stamps, stampsOf } from './stamps.ts';
import { toolPaths } from './tool-paths.ts';

/** How the definitions are, before a command reads them. */
export function look({ folder }: Task): Stamps | undefined {
  const paths = existsSync(folder) ? pathsBelow(resolve(folder), isRead) : undefined;
  return paths && stampsOf(paths);
}

/** Keeps what a command said. Without a clear view of the definitions there is nothing to keep. */
export function remember(
  task: Task,
  sources: Stamps | undefined,
  said: Said & Pick<Remembered, 'toolDigest'> & { snapshot: string | undefined },
): void {
  const release = stampsOf(task.target === undefined ? [] : partsOf(task.target), 0); // ours, just written
  const tool = stampsOf(toolPaths());
  if (!sources || !release || !tool) return;
  const sum = sumOf(said.out + said.error);
  rewrite(task, {
    format: recordFormat,
    about: aboutOf(task),
    sum,
    ...said,
    sources,
    tool,
    release,
  });
}

/** Writes down what is remembered of a task now. */
export function rewrite(
  task: Task,
  record: Omit<Remembered, 'snapshot'> & { snapshot: string | undefined },
): void {
  const text = JSON.stringify(record);
  write(recordFile(task), `${digestOf(text)}\n${text}`);
}

/** Whether a record is still what was written. */
export function isUnharmed({ text }: Recalled): boolean {
  const end = text.indexOf('\n');
  return digestOf(text.slice(end + 1)) === text.slice(0, end);
}

/**
 * The manifest and the folders that hold the forms. What stands in the folder of a version only a
 * build touches, and who loads a release holds every file against the manifest.
 */
function partsOf(target: string): string[] {
  const [root, forms] = [resolve(target), join(resolve(target), 'bundles')];
  const ids = existsSync(forms) ? readdirSync(forms).map((id) => `${join(forms, id)}/`) : [];
  return [`${root}/`, join(root, 'release.json'), `${forms}/`, ...ids];
}

/** Written aside and renamed, so that nobody finds half of it. */
function write(file: string, text: string): void {
  const aside = `${file}.${randomUUID()}`;
  mkdirSync(dirname(file), { recursive: true });
  try {
    writeFileSync(aside, text);
    renameSync(aside, file);
  } finally {
    rmSync(aside, { force: true });
  }
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
