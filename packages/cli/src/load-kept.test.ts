import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Script } from 'node:vm';
import { afterEach, expect, it } from 'vitest';

type Loader = {
  keptFile(name: string): string;
  loadKept(name: string): { exports: unknown; script: Script };
};

const code = `
const { readFileSync } = require('node:fs');
exports.reads = () => readFileSync(__filename, 'utf8').length;
const { bring } = require('../bin/load-kept.cjs');
exports.joins = async () => (await bring('node:path')).join('a', 'b');
`;
const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** A bundle of one file, and what was kept of it. */
function loaderOf(kept?: Buffer): Loader {
  const folder = mkdtempSync(join(tmpdir(), 'formpress-kept-'));
  folders.push(folder);
  for (const part of ['bin', 'bundle']) mkdirSync(join(folder, part));
  const loader = join(folder, 'bin/load-kept.cjs');
  copyFileSync(fileURLToPath(new URL('../bin/load-kept.js', import.meta.url)), loader);
  writeFileSync(join(folder, 'bundle/small.cjs'), code);
  if (kept) writeFileSync(join(folder, 'bundle/small.code'), kept);
  return createRequire(import.meta.url)(loader) as Loader;
}

type Small = { reads(): number; joins(): Promise<string> };

async function worksOf({ loadKept }: Loader) {
  const { exports, script } = loadKept('small.cjs');
  const { reads, joins } = exports as Small;
  return [script.cachedDataRejected, reads(), await joins()];
}

it('loads a file with the code that was kept of it, and without', async () => {
  const loader = loaderOf();
  expect(await worksOf(loader)).toEqual([undefined, code.length, 'a/b']);
  const kept = loader.loadKept('small.cjs').script.createCachedData();
  expect(await worksOf(loaderOf(kept))).toEqual([false, code.length, 'a/b']);
});

it('does without code that another Node made, or that is cut', async () => {
  const kept = loaderOf().loadKept('small.cjs').script.createCachedData();
  const foreign = Buffer.from(kept);
  foreign.writeUInt32LE(~foreign.readUInt32LE(4) >>> 0, 4);
  for (const wrong of [foreign, kept.subarray(0, kept.length / 2), Buffer.from('code')]) {
    expect(await worksOf(loaderOf(wrong))).toEqual([true, code.length, 'a/b']);
  }
});

it('loads a file once', () => {
  const { loadKept } = loaderOf();
  expect(loadKept('small.cjs')).toBe(loadKept('small.cjs'));
});
