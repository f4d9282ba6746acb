import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readSettings, startService } from '@formpress/service';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { restoreRelease } from '../../packages/cli/src/releases/restore-release.ts';
import { runFormpress } from '../foundation/run-formpress.ts';
import { seedOfTheDay } from '../foundation/seed-of-the-day.ts';
import { compiledRelease } from '../service/compiled-release.ts';
import { temporaryFolder } from '../service/service-for-tests.ts';
import { endAll, startProcess } from './formpress-process.ts';

const smallest = fileURLToPath(new URL('../smallest-form/', import.meta.url));
const folder = temporaryFolder();
const built = join(folder.path, 'built');

beforeAll(() => compiledRelease(smallest, built));
afterAll(async () => {
  await endAll();
  folder.remove();
});

/** Whether the service accepts the release there. */
async function starts(release: string): Promise<boolean> {
  const { settings } = readSettings({ PORT: '0' });
  if (!settings) throw new Error('The settings are wrong.');
  await (await startService(settings, release, { write: () => {} })).close();
  return true;
}

it(`leaves a complete release wherever it is killed (seed ${seedOfTheDay})`, async () => {
  const place = join(folder.path, 'killed');
  const dist = join(place, 'dist');
  mkdirSync(place);
  cpSync(built, dist, { recursive: true });
  for (let round = 0; round < 5; round += 1) {
    const writing = startProcess('writeRelease', [dist, built]);
    await writing.says(/written/);
    await new Promise((resolve) => setTimeout(resolve, (seedOfTheDay * (round + 7)) % 31));
    writing.kill('SIGKILL');
    expect(await writing.ended).toBe('SIGKILL');
    await restoreRelease(dist);
    expect(await starts(dist)).toBe(true);
  }
  expect((await runFormpress('build', smallest, '--out', dist)).code).toBe(0);
  expect(await starts(dist)).toBe(true);
}, 120_000);

it('never restores what a killed build had begun to remove', async () => {
  const place = join(folder.path, 'left');
  const dist = join(place, 'dist');
  mkdirSync(place);
  cpSync(built, dist, { recursive: true });
  mkdirSync(join(place, 'dist.00000000-1111-2222-3333-444455556666.old'));
  await restoreRelease(dist);
  renameSync(dist, join(place, 'dist.0f0f0f0f-1111-2222-3333-444455556666.old'));
  await restoreRelease(dist);
  expect(await starts(dist)).toBe(true);
});

it('restores the old release when a build was killed between its two renames', async () => {
  const place = join(folder.path, 'between');
  const dist = join(place, 'dist');
  mkdirSync(place);
  cpSync(built, join(place, 'dist.0f0f0f0f-1111-2222-3333-444455556666.old'), { recursive: true });
  mkdirSync(join(place, 'dist.0f0f0f0f-1111-2222-3333-444455556666'));
  const broken = join(folder.path, 'broken');
  mkdirSync(broken);
  writeFileSync(join(broken, 'x.yaml'), 'nonsense');
  expect((await runFormpress('build', broken, '--out', dist)).code).toBe(1);
  expect(await starts(dist)).toBe(true);
  expect(readFileSync(join(dist, 'release.json'))).toEqual(
    readFileSync(join(built, 'release.json')),
  );
});

const small = join(folder.path, 'small-disk');
mkdirSync(small);
const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=512k', 'tmpfs', small]).status === 0;
afterAll(() => void (mounted && spawnSync('umount', ['--lazy', small])));

it.skipIf(!mounted)(
  'says that the disk is full and loses nothing (mounting needs root)',
  async () => {
    const dist = join(small, 'dist');
    cpSync(built, dist, { recursive: true });
    const before = readFileSync(join(dist, 'release.json'));
    const { bavail, bsize } = statfsSync(small);
    writeFileSync(join(small, 'ballast'), Buffer.alloc(bavail * bsize - 40_000));
    expect(await runFormpress('build', smallest, '--out', dist)).toMatchObject({
      code: 1,
      error: expect.stringContaining(`Nothing was written to "${dist}": the disk is full.\n`),
    });
    expect(readdirSync(small).sort()).toEqual(['ballast', 'dist']);
    expect(readFileSync(join(dist, 'release.json'))).toEqual(before);
    expect(await starts(dist)).toBe(true);
  },
);
