/**
 * Defects that others shipped in forms of this kind, planted in our own definitions. The change.diff in each
 * folder of test/definitions/shipped-defects states what the defect was, in which definitions it is planted and
 * what must find it: the code of a check, or "formpress compare" for a change that people must review.
 * expected.txt is the output; UPDATE=1 writes it.
 */
import { readdirSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compareReleases, printComparison } from '@formpress/comparison';
import {
  type Cache,
  checkDefinitions,
  createReport,
  lowerDefinitions,
  openCache,
  printDiagnostics,
  releaseOfDefinitions,
} from '@formpress/compiler';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { applyParts } from '../foundation/apply-parts.ts';
import { kitchenSink, withCopy } from '../foundation/compile-folder.ts';
import { copyOwnForms } from '../foundation/own-forms.ts';

const folder = fileURLToPath(new URL('./shipped-defects', import.meta.url));

// Forms that a defect does not affect are checked once for all defects.
let kept = '';
let ownForms = '';
let cache: Cache;
beforeAll(async () => {
  ownForms = await mkdtemp(join(tmpdir(), 'formpress-own-'));
  await copyOwnForms(ownForms, ['us/AL', 'us/federal/W4101']);
  kept = await mkdtemp(join(tmpdir(), 'formpress-defects-'));
  cache = openCache(kept);
});
afterAll(() => Promise.all([kept, ownForms].map((made) => rm(made, { recursive: true }))));

it.each(readdirSync(folder))('finds it: %s', async (defect) => {
  const diff = await readFile(join(folder, defect, 'change.diff'), 'utf8');
  const [, where = '', finder = ''] = /^in (\S+), found by (.+)$/m.exec(diff) ?? [];
  const said = await withCopy(where === 'kitchen-sink' ? kitchenSink : ownForms, async (copy) => {
    if (finder === 'formpress compare') return comparing(copy, () => applyParts(diff, copy));
    await applyParts(diff, copy);
    return checking(copy, finder);
  });
  const expected = join(folder, defect, 'expected.txt');
  if (process.env.UPDATE) await writeFile(expected, said);
  expect(said).not.toBe('');
  expect(said).toBe(await readFile(expected, 'utf8'));
});

/** The findings with that code; there may be others. */
async function checking(copy: string, finder: string): Promise<string> {
  const report = createReport();
  const { sources } = await checkDefinitions(copy, report, cache);
  const found = report.diagnostics.filter(({ code }) => code === finder);
  return printDiagnostics(found, sources, { colour: false });
}

async function comparing(copy: string, change: () => Promise<void>): Promise<string> {
  const before = await lowerDefinitions(copy, createReport(), cache);
  await change();
  const after = await lowerDefinitions(copy, createReport(), cache);
  const releases = [before, after].map(({ lowered }) => releaseOfDefinitions(lowered));
  const [was, is] = releases;
  return was && is ? printComparison(compareReleases(was, is)) : '';
}
