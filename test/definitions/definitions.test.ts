import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { maxTextLength } from '@formpress/formula';
import type { Bundle } from '@formpress/model';
import { longestWord } from '@formpress/patterns';
import { expect, it } from 'vitest';
import {
  compileAnew,
  compileFolder,
  definitions,
  digests,
  kitchenSink,
  withCopy,
} from '../foundation/compile-folder.ts';

it('finds nothing wrong with the definitions', async () => {
  const { printed, release } = await compileFolder(definitions);
  expect(printed).toBe('');
  expect(release.map(({ path }) => path)).toContain('release.json');
  expect(patternsIn(release).filter((pattern) => !isShort(pattern))).toEqual([]);
});

/** Every pattern of every bundle, once. */
function patternsIn(release: { path: string; bytes: Uint8Array }[]): string[] {
  const bundles = release.filter(({ path }) => path.endsWith('/bundle.json'));
  const found = bundles.flatMap(({ bytes }) => {
    const { questions, people } = JSON.parse(Buffer.from(bytes).toString()) as Bundle;
    const { us, ca } = people.address;
    return [questions, people.employee, people.employer, us, ca].flatMap((fields) =>
      Object.values<{ accepts?: string }>(fields).flatMap(({ accepts }) => accepts ?? []),
    );
  });
  return [...new Set(found)];
}

/** Whether the service accepts everything that a pattern accepts, with three characters for each letter. */
function isShort(pattern: string): boolean {
  const longest = longestWord(pattern);
  return longest !== undefined && 3 * longest.length <= maxTextLength;
}

it('finds nothing wrong with the kitchen sink', async () => {
  expect((await compileAnew(kitchenSink)).printed).toBe('');
});

it('builds the same bytes from another folder at another time', async () => {
  const here = digests((await compileAnew(kitchenSink)).release);
  const there = await withCopy(kitchenSink, async (copy) => {
    await utimes(join(copy, 'shared', 'answers.yaml'), 0, 0);
    return digests((await compileAnew(copy)).release);
  });
  expect(Object.keys(here).length).toBeGreaterThan(50);
  expect(there).toEqual(here);
});
