import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openWorkspace, replacementsOf, type Sources } from '@formpress/compiler';
import type { Io } from '../foundation/io.ts';
import { DownloadProblem, download } from './download.ts';
import { type NamedBlank, namedBlanks } from './named-blanks.ts';

/** The arguments of fetching blanks. */
export type FetchRequest = { folder: string; trustFirst: boolean; io: Io };

/** Downloads the files that are missing. Returns how many could not be put in place. */
export async function fetchBlanks({ folder, trustFirst, io }: FetchRequest): Promise<number> {
  const files = await openWorkspace(folder).files();
  let failed = 0;
  for (const blank of namedBlanks(files)) {
    if (existsSync(join(folder, blank.folder, 'blank.pdf'))) continue;
    const problem = await fetchOne(blank, { folder, trustFirst, files, io }).catch(whyNot);
    if (problem === undefined) continue;
    failed += 1;
    io.error(`${blank.folder}: ${problem}\n`);
  }
  return failed;
}

type Scope = FetchRequest & { files: Sources };

/** Fetches one file, checks it and puts it in place. Returns the reason when that is not possible. */
async function fetchOne(blank: NamedBlank, scope: Scope): Promise<string | undefined> {
  const { folder, trustFirst, io } = scope;
  const bytes = await download(blank.url);
  const found = createHash('sha256').update(bytes).digest('hex');
  if (blank.sha256 === undefined && !trustFirst)
    return `its digest is not known. The file there has ${found}. Look at it, then write blank: { sha256: … }, or run again with --trust-first.`;
  if (blank.sha256 !== undefined && blank.sha256 !== found)
    return `the file there has the digest ${found}, not ${blank.sha256}. It was changed: run "formpress blanks watch".`;
  await putInPlace(join(folder, blank.folder, 'blank.pdf'), bytes);
  const wrong = await wrongWith(blank, folder);
  if (wrong !== undefined) {
    await rm(join(folder, blank.folder, 'blank.pdf'));
    return `the file does not fit the definitions, and was not kept: ${wrong}`;
  }
  io.out(`${blank.folder}/blank.pdf  ${found}\n`);
  if (blank.sha256 === undefined) {
    await recordDigest(blank, found, scope);
    io.out(
      `${blank.folder}: this digest was trusted because it is the first, and is now in form.yaml.\n`,
    );
  }
  return undefined;
}

/** The first error of a version with its new file, such as fields that are missing or differ from the lock. */
async function wrongWith(
  { folder: version }: NamedBlank,
  folder: string,
): Promise<string | undefined> {
  const { findings } = await openWorkspace(folder).familyAlone(`${version}/form.yaml`);
  const about = ['pdf.yaml', 'blank.pdf', 'blank.lock.json'].map((name) => `${version}/${name}`);
  const own = findings.find(({ severity, at }) => severity === 'error' && about.includes(at.file));
  return own?.message;
}

async function recordDigest(
  { at }: NamedBlank,
  sha256: string,
  { folder, files }: Scope,
): Promise<void> {
  const edits = [{ at, adds: [`sha256: ${sha256}`] }];
  const [edit] = replacementsOf({ title: '', edits }, files) ?? [];
  const path = join(folder, at.file);
  const text = await readFile(path, 'utf8');
  if (!edit) throw new Error(`The digest cannot be written into ${path}.`);
  await writeFile(path, text.slice(0, edit.start) + edit.text + text.slice(edit.end));
}

/** Replaces a file atomically, so that nobody reads half of it. */
async function putInPlace(path: string, bytes: Uint8Array): Promise<void> {
  const aside = `${path}.${randomUUID()}`;
  await writeFile(aside, bytes);
  await rename(aside, path);
}

function whyNot(problem: unknown): string {
  if (problem instanceof DownloadProblem) return problem.message;
  throw problem;
}
