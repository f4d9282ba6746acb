import { createHash, randomUUID } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathsBelow } from './paths-below.ts';
import { areUnchanged, type Stamps, stampsOf } from './stamps.ts';
import { toolPaths } from './tool-paths.ts';

/** What a command was about: its folder, where a release went, whether it spoke in colours. */
export type Task = { command: 'build' | 'check'; folder: string; target?: string; colour: boolean };

/** What a command said when there was no error. */
export type Said = { out: string; error: string };

/** A command that found no error, with all that this rests on. */
export type Remembered = Said & {
  format: number;
  sources: Stamps;
  tool: Stamps;
  release: Stamps;
  toolDigest: string;
  /** The key under which the compiler keeps what it needs to compile a part of it. */
  snapshot?: string;
};

// Counts up when records hold something else.
const format = 3;

/** What was said the last time, if the tool is still the same and so is the release it left. */
export function recall(task: Task): Remembered | undefined {
  const file = fileOf(task);
  if (!existsSync(file)) return undefined;
  const record = unharmed(readFileSync(file, 'utf8'));
  if (record?.format !== format) return undefined;
  return areUnchanged(record.tool) && areUnchanged(record.release) ? record : undefined;
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

/** Whether the compiler reads a file, or a folder, of this name. */
export function isRead(name: string): boolean {
  return !name.startsWith('.') && name !== 'README.md';
}

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
  if (sources && release && tool) rewrite(task, { format, ...said, sources, tool, release });
}

/** Writes down what is remembered of a task now. */
export function rewrite(
  task: Task,
  record: Omit<Remembered, 'snapshot'> & { snapshot: string | undefined },
): void {
  write(fileOf(task), JSON.stringify(record));
}

function fileOf({ command, folder, target, colour }: Task): string {
  const about = [command, folder, process.cwd(), target ?? '', String(colour)];
  return join('.formpress', 'records', digestOf(about.join('\n')));
}

/** A record begins with the digest of the rest; one that was cut or changed is none. */
function unharmed(text: string): Remembered | undefined {
  const [digest = ''] = text.split('\n', 1);
  const rest = text.slice(digest.length + 1);
  return digestOf(rest) === digest ? (JSON.parse(rest) as Remembered) : undefined;
}

/** Written aside and renamed, so that nobody finds half of it. */
function write(file: string, text: string): void {
  const aside = `${file}.${randomUUID()}`;
  mkdirSync(dirname(file), { recursive: true });
  try {
    writeFileSync(aside, `${digestOf(text)}\n${text}`);
    renameSync(aside, file);
  } finally {
    rmSync(aside, { force: true });
  }
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
