import { createHash } from 'node:crypto';
import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import {
  type Lowered,
  openCache,
  openWorkspace,
  publishedOf,
  type Workspace,
} from '@formpress/compiler';
import { type Mutation, withMistake } from './mutation.ts';
import { namesMistake } from './names-mistake.ts';
import { noticedBy, type Verdict } from './verdict.ts';

/** A copy of definitions in which mistakes are made, one at a time. */
export type Laboratory = { judge(mutation: Mutation): Promise<Verdict>; close(): Promise<void> };

/** Copies a folder of definitions, in which nothing may be wrong. */
export async function openLaboratory(definitions: string): Promise<Laboratory> {
  const home = await mkdtemp(join(tmpdir(), 'formpress-mutate-'));
  const folder = join(home, 'all');
  await cp(definitions, folder, { recursive: true });
  const workspace = openWorkspace(folder, { cache: openCache(join(home, 'cache')) });
  const { report, sources } = await workspace.check();
  const [wrong] = report.diagnostics.filter(({ accepted }) => accepted === undefined);
  if (wrong) throw new Error(`Something is wrong before any mistake is made: ${wrong.message}`);
  const lowered = await workspace.definitions();
  const published = JSON.stringify(publishedOf(lowered, sources));
  const served = digestOf(lowered);
  return {
    async judge(mutation) {
      const undo = await make(mutation, folder, published);
      try {
        const verdict = await judged(workspace, mutation, served);
        if (!mutation.byChecksAlone || verdict.by !== 'case') return verdict;
        return await withoutCases(folder, () => judged(workspace, mutation, served));
      } finally {
        await undo();
      }
    },
    close: () => rm(home, { recursive: true }),
  };
}

async function judged(workspace: Workspace, mutation: Mutation, served: string): Promise<Verdict> {
  const { report, sources } = await workspace.check();
  const found = report.diagnostics.filter(({ accepted }) => accepted === undefined);
  const noticed = noticedBy(found);
  if (!noticed) {
    return { by: 'nobody', isHarmless: digestOf(await workspace.definitions()) === served };
  }
  const { mistake } = mutation;
  const messages = found.map(({ code, at, message }) => `${at.file} ${code}: ${message}`);
  return { ...noticed, messages, isNamed: namesMistake(found, mistake, sources) };
}

/** Runs work while the cases are put aside: an unknown name in a case would hide what checks find. */
async function withoutCases<T>(folder: string, work: () => Promise<T>): Promise<T> {
  const all = await readdir(folder, { recursive: true });
  const moves = all
    .filter((path) => basename(path) === 'cases')
    .map((path, index) => [join(folder, path), `${folder}-cases-${index}`] as const);
  for (const [from, to] of moves) await rename(from, to);
  try {
    return await work();
  } finally {
    for (const [from, to] of moves) await rename(to, from);
  }
}

/** Makes a mistake in a folder and returns how to undo it. */
async function make({ mistake, published }: Mutation, folder: string, publishedJson: string) {
  const path = join(folder, mistake.file);
  const before = await readFile(path, 'utf8');
  const publishedPath = join(folder, 'published.json');
  if (published) await writeFile(publishedPath, publishedJson);
  if ('deleted' in mistake) await rm(path);
  else await writeFile(path, withMistake(before, mistake.edits));
  return async () => {
    await writeFile(path, before);
    await rm(publishedPath, { force: true });
  };
}

/** A digest of all that is served, except for the pictures of the pages, which follow from the blank. */
function digestOf({ forms, localities }: Lowered): string {
  const served = forms.map(({ bundle, plan, questionSets }) => ({ bundle, plan, questionSets }));
  const hash = createHash('sha256').update(
    JSON.stringify({ served, localities: plain(localities) }),
  );
  for (const { blankPdf, template } of forms) hash.update(blankPdf).update(template);
  return hash.digest('hex');
}

/** The localities as a text, without the places in files, which any change moves. */
function plain(localities: Lowered['localities']) {
  const text = JSON.stringify(localities, (_, value) =>
    value instanceof Map ? [...value] : value,
  );
  return text.replace(/"start":[0-9]+,"end":[0-9]+/g, '');
}
