import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { compileFolder, definitions, digests, kitchenSink, withCopy } from './compile-folder.ts';

it('finds nothing wrong with the definitions', async () => {
  const { printed, release } = await compileFolder(definitions);
  expect(printed).toBe('');
  expect(release.map(({ path }) => path)).toContain('release.json');
});

it('finds nothing wrong with the kitchen sink', async () => {
  expect((await compileFolder(kitchenSink)).printed).toBe('');
});

it('makes the same bytes from another folder at another time', async () => {
  const here = digests((await compileFolder(kitchenSink)).release);
  const there = await withCopy(kitchenSink, async (copy) => {
    await utimes(join(copy, 'shared', 'answers.yaml'), 0, 0);
    return digests((await compileFolder(copy)).release);
  });
  expect(Object.keys(here).length).toBeGreaterThan(50);
  expect(there).toEqual(here);
});
