import { mkdtemp, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openCache } from './cache.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'formpress-cache-'));
});
afterEach(() => rm(folder, { recursive: true }));

const bytes = new Uint8Array([1, 2, 3]);
const [used, unused, young] = ['aa11', 'aa22', 'bb33'];
const longAgo = new Date(Date.now() - 29 * 24 * 60 * 60 * 1000);

it('removes results that were stored long ago and not used in this run', async () => {
  const earlier = openCache(folder);
  for (const key of [used, unused, young]) earlier.keep(key, bytes);
  for (const name of ['aa/11', 'aa/22']) await utimes(join(folder, name), longAgo, longAgo);

  const cache = openCache(folder);
  expect(cache.find(used)).toEqual(Buffer.from(bytes));
  cache.prune();
  const left = [used, unused, young].map((key) => openCache(folder).find(key) !== undefined);
  expect(left).toEqual([true, false, true]);
});

it('prunes nothing where nothing was ever stored', () => {
  openCache(join(folder, 'none')).prune();
});
