import { createHash } from 'node:crypto';
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import {
  type Cache,
  checkDefinitions,
  createReport,
  type Lowered,
  publishedOf,
} from '@formpress/compiler';
import { type Mutation, withMistake } from './mutation.ts';
import { noticedBy, type Verdict } from './verdict.ts';

/** A folder of definitions in which mistakes are made, one at a time. */
export type Room = { judge(mutation: Mutation): Promise<Verdict> };

/** Takes a folder for mistakes; what is wrong with it, if anything, comes back instead. */
export async function openRoom(folder: string, cache: Cache): Promise<Room | string> {
  const report = createReport();
  const { sources, lowered } = await checkDefinitions(folder, report, cache);
  const [wrong] = report.diagnostics;
  if (wrong) return wrong.message;
  const published = JSON.stringify(publishedOf(lowered, sources));
  const served = digestOf(lowered);
  return {
    async judge(mutation) {
      const undo = await make(mutation, folder, published);
      try {
        const verdict = await judged(folder, cache, served);
        if (!mutation.byChecksAlone || verdict.by !== 'case') return verdict;
        return await withoutCases(folder, () => judged(folder, cache, served));
      } finally {
        await undo();
      }
    },
  };
}

/** Forms that the mistake does not reach need not be looked at again. */
async function judged(folder: string, cache: Cache, served: string): Promise<Verdict> {
  const report = createReport();
  const { lowered } = await checkDefinitions(folder, report, cache);
  const noticed = noticedBy(report.diagnostics);
  return noticed ?? { by: 'nobody', isHarmless: digestOf(lowered) === served };
}

/** A name in a case that leads nowhere hides what checks would say; so the cases are put aside. */
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

/** All that is served, apart from pictures of the pages: those follow from the blank. */
function digestOf({ forms, localities }: Lowered): string {
  const served = forms.map(({ bundle, plan, questionSets }) => ({ bundle, plan, questionSets }));
  const hash = createHash('sha256').update(
    JSON.stringify({ served, localities: plain(localities) }),
  );
  for (const { blankPdf, template } of forms) hash.update(blankPdf).update(template);
  return hash.digest('hex');
}

/** Without the places in files, which any change moves. */
function plain(localities: Lowered['localities']) {
  const text = JSON.stringify(localities, (_, value) =>
    value instanceof Map ? [...value] : value,
  );
  return text.replace(/"start":[0-9]+,"end":[0-9]+/g, '');
}
