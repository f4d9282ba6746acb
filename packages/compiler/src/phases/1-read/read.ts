import { type Dirent, readFileSync } from 'node:fs';
import { readdir, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { Report } from '../../diagnostics/report.ts';
import type { Files } from '../../foundation/files.ts';

/** The files and folders below a folder, by relative path. */
export type Listing = { files: string[]; folders: string[] };

/** Lists the files and folders below a folder, sorted. Reports a folder that is missing or has no definitions. */
export async function list(folder: string, report: Report): Promise<Listing> {
  const root = await realpath(folder).catch(() => undefined);
  if (root === undefined) return refuseFolder(`There is no folder "${folder}".`, report);
  if (!(await stat(root)).isDirectory()) {
    return refuseFolder(`"${folder}" is a file, not a folder.`, report);
  }
  const found = await pathsBelow({ root, report }, '');
  const files = found.filter((path) => !path.endsWith('/')).sort(byCodeUnit);
  if (!files.some(isYaml)) {
    return refuseFolder(`There are no definitions in the folder "${folder}".`, report);
  }
  return { files, folders: found.filter((path) => path.endsWith('/')) };
}

/** Reads one file. Reports one that cannot be read, and returns undefined. */
export function readOne(folder: string, path: string, report: Report): Uint8Array | undefined {
  try {
    return readFileSync(join(folder, path));
  } catch (trouble) {
    if ((trouble as NodeJS.ErrnoException).code === undefined) throw trouble;
    report(unreadable(path));
    return undefined;
  }
}

/** Reads every file below a folder. The only phase that touches the disk. */
export async function read(folder: string, report: Report): Promise<Files> {
  const files = new Map<string, Uint8Array>();
  for (const path of (await list(folder, report)).files) {
    const bytes = readOne(folder, path, report);
    if (bytes) files.set(path, bytes);
  }
  return files;
}

/** Files about the definitions: for people, or generated. */
const prose = new Set(['README.md', 'COVERAGE.md']);

/** Whether a file, or a folder, of this name belongs to the definitions. */
export function belongsToDefinitions(name: string): boolean {
  return !name.startsWith('.') && !prose.has(name);
}

type Walk = { root: string; report: Report };

/** The paths of all files and folders below a folder. Those of folders end with a slash. */
async function pathsBelow(walk: Walk, folder: string): Promise<string[]> {
  const entries = await readdir(join(walk.root, folder), { withFileTypes: true }).catch(
    () => undefined,
  );
  if (entries === undefined) {
    walk.report(unreadable(folder));
    return [];
  }
  const found: string[] = [`${folder}/`];
  for (const entry of entries.sort((a, b) => byCodeUnit(a.name, b.name))) {
    if (!belongsToDefinitions(entry.name)) continue;
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    const kind = entry.isSymbolicLink() ? await kindOfTarget(walk, path) : kindOf(entry);
    if (kind === 'folder') found.push(...(await pathsBelow(walk, path)));
    if (kind === 'file') found.push(path);
    if (kind === 'other') walk.report(unreadable(path));
  }
  return found;
}

function kindOf(entry: Pick<Dirent, 'isDirectory' | 'isFile'>): 'folder' | 'file' | 'other' {
  if (entry.isDirectory()) return 'folder';
  return entry.isFile() ? 'file' : 'other';
}

/** A link is followed only to a target inside the definitions that does not contain the link. */
async function kindOfTarget({ root, report }: Walk, path: string) {
  const link = join(root, path);
  const target = await realpath(link).catch(() => undefined);
  if (target === undefined) return refuseLink(path, 'leads to nothing', report);
  if (!isInside(target, root)) return refuseLink(path, 'leads outside the definitions', report);
  if (isInside(link, target)) return refuseLink(path, 'leads to a folder that contains it', report);
  return kindOf(await stat(target));
}

function isInside(path: string, folder: string): boolean {
  return path === folder || path.startsWith(folder + sep);
}

function isYaml(path: string): boolean {
  return path.endsWith('.yaml');
}

function byCodeUnit(a: string, b: string): number {
  return a < b ? -1 : 1;
}

function refuseFolder(message: string, report: Report): Listing {
  report({
    code: 'missing-folder',
    severity: 'error',
    at: { file: '.', start: 0, end: 0 },
    message,
    help: 'Name the folder that contains shared, us and ca.',
  });
  return { files: [], folders: [] };
}

function refuseLink(path: string, where: string, report: Report): undefined {
  report({
    code: 'bad-link',
    severity: 'error',
    at: { file: path, start: 0, end: 0 },
    message: `This link ${where}.`,
    help: 'Replace it with the file itself.',
  });
}

function unreadable(path: string) {
  return {
    code: 'unreadable-file',
    severity: 'error',
    at: { file: path, start: 0, end: 0 },
    message: `"${path}" cannot be read.`,
    help: 'Check that you may read it and that no other program has it open.',
  } as const;
}
