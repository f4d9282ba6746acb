import { readdirSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkDefinitions, createReport, printDiagnostics } from '@formpress/compiler';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { applyChange, readChange } from '../foundation/apply-change.ts';
import { copyOwnForms } from '../foundation/own-forms.ts';
import { testCache } from '../foundation/test-cache.ts';

const broken = fileURLToPath(new URL('./broken', import.meta.url));
const mistakes = readdirSync(broken);

let copy = '';
beforeEach(async () => {
  copy = await mkdtemp(join(tmpdir(), 'formpress-broken-'));
  await copyOwnForms(copy, ['us/federal/W4101'], filter);
  await leaveOutTheOtherVersions();
});
afterEach(() => rm(copy, { recursive: true }));

it('finds nothing wrong in the copy before it is broken', async () => {
  expect(await check()).toBe('');
});

it('keeps at least fifty mistakes', () => {
  expect(mistakes.length).toBeGreaterThanOrEqual(50);
});

it.each(mistakes)('reports where the mistake is and how to fix it: %s', async (mistake) => {
  const change = readChange(await readFile(join(broken, mistake, 'change.diff'), 'utf8'));
  await applyChange(change, copy);
  const said = await check();
  const expected = join(broken, mistake, 'expected.txt');
  if (process.env.UPDATE) await writeFile(expected, said);
  expect(said).toBe(await readFile(expected, 'utf8'));
  expect(said).toContain(change.toldIn);
  expect(said).not.toMatch(/schema|^\s+at .*:\d+:\d+|undefined|\[object/im);
});

/** Removes references to versions of the form that the copy lacks. */
async function leaveOutTheOtherVersions(): Promise<void> {
  for (const language of ['es', 'fr']) {
    const file = `us/federal/W4101/translations/${language}.yaml`;
    await rewrite(file, /# Only in 20(?:21|24|25)\.1\.0.*\n(?:[- ] .*\n)*/g, '');
  }
}

async function rewrite(name: string, found: RegExp, put: string): Promise<void> {
  const file = join(copy, name);
  await writeFile(file, (await readFile(file, 'utf8')).replace(found, put));
}

/** Leaves out other versions of the W-4: one is enough, and takes half the time. */
function filter(path: string): boolean {
  return !/W4101\/20(?:21|24|25)\./.test(path);
}

async function check(): Promise<string> {
  const report = createReport();
  const { sources } = await checkDefinitions(copy, report, testCache());
  return printDiagnostics(report.diagnostics, sources, { colour: false });
}
