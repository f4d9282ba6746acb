import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { startCli } from './start-cli.ts';

const smallest = fileURLToPath(new URL('../smallest-form/', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'formpress-kept-'));
const locked = join(folder, 'locked');
mkdirSync(locked);
const isMounted = spawnSync('mount', ['-t', 'tmpfs', 'tmpfs', locked]).status === 0;
afterAll(() => {
  if (isMounted) spawnSync('umount', [locked]);
  rmSync(folder, { recursive: true });
});

async function build(cwd: string, ...words: string[]) {
  const running = startCli(cwd, ['build', smallest, '--out', join(folder, 'dist'), ...words]);
  return { code: await running.ended(), printed: running.printed() };
}

it('builds without a cache when a file is in the way, and reports it', async () => {
  const place = join(folder, 'in-the-way');
  mkdirSync(place);
  writeFileSync(join(place, '.formpress'), '');
  const { code, printed } = await build(place);
  const said = 'Results cannot be cached in ".formpress": a file has this name.\n';
  expect({ code, isSaid: printed.includes(said) }).toEqual({ code: 0, isSaid: true });
}, 300_000);

it.skipIf(!isMounted)(
  'builds without a cache in a read-only folder (mounting needs root)',
  async () => {
    spawnSync('mount', ['-o', 'remount,ro', locked]);
    const { code, printed } = await build(locked);
    const said = 'Results cannot be cached in ".formpress": the file system is read-only.\n';
    expect({ code, isSaid: printed.includes(said) }).toEqual({ code: 0, isSaid: true });
  },
  300_000,
);

it('neither uses nor caches pictures with --no-cache', async () => {
  const place = join(folder, 'no-cache');
  mkdirSync(place);
  expect((await build(place, '--no-cache')).code).toBe(0);
  expect(readdirSync(place)).toEqual([]);
  expect((await build(place)).code).toBe(0);
  expect(readdirSync(join(place, '.formpress')).sort()).toEqual(['cache']);
}, 300_000);
