/**
 * test/comparison/cases/previous contains a small release. Each folder next to it has a change.diff with a
 * change of it, and an expected.md with the comparison. UPDATE=1 writes the expected files.
 */
import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ComparedRelease, compareReleases, printComparison } from '@formpress/comparison';
import {
  createReport,
  lowerDefinitions,
  printDiagnostics,
  releaseOfDefinitions,
} from '@formpress/compiler';
import { beforeAll, expect, it } from 'vitest';
import { applyParts } from '../foundation/apply-parts.ts';
import { withCopy } from '../foundation/compile-folder.ts';
import { testCache } from '../foundation/test-cache.ts';

const folder = fileURLToPath(new URL('./cases', import.meta.url));
const previous = join(folder, 'previous');
const changes = readdirSync(folder).filter((name) => name !== 'previous');

let before: ComparedRelease;
beforeAll(async () => {
  before = await read(previous);
});

it.each(changes)('reports what changed and what it breaks: %s', async (name) => {
  const diff = await readFile(join(folder, name, 'change.diff'), 'utf8');
  const after = await withCopy(previous, async (copy) => {
    await applyParts(diff, copy);
    return read(copy);
  });
  const said = printComparison(compareReleases(before, after));
  const expected = join(folder, name, 'expected.md');
  if (process.env.UPDATE) await writeFile(expected, said);
  expect(said).toBe(await readFile(expected, 'utf8'));
  expect(said).not.toMatch(/undefined|\[object|NaN|us\/|\.yaml/);
});

it('finds nothing between a release and itself', async () => {
  expect(printComparison(compareReleases(before, before))).toBe('Nothing changed.\n');
});

async function read(definitions: string): Promise<ComparedRelease> {
  const report = createReport();
  const { sources, lowered } = await lowerDefinitions(definitions, report, testCache());
  const errors = report.diagnostics.filter(({ severity }) => severity === 'error');
  expect(printDiagnostics(errors, sources, { colour: false })).toBe('');
  return releaseOfDefinitions(lowered);
}
