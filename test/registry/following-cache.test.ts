import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rollBackRelease } from '@formpress/registry';
import { afterAll, expect, test } from 'vitest';
import { withTool } from '../foundation/system-tools.ts';
import { codesOf, detailOf, followingServices, versionOf } from './following-services.ts';
import { farAway } from './publisher-for-tests.ts';

const it = withTool('docker-registry');
const { folder, key, newPlace, release, server } = followingServices();

it('remembers the number of its release after a restart, and that of a newer statement', async () => {
  const { publish, start, moveTag, registry } = await newPlace();
  const first = await publish(release('2026.1.0'));
  const service = await start();
  const second = await publish(release('2026.2.0'));
  await rollBackRelease(registry, 'stable', { key, trusted: [], expires: farAway });
  // The digest is already served, so only the number changes, and it counts.
  await service.reload();
  expect((await detailOf(service)).followed).toMatchObject({ digest: first.digest, sequence: 3 });
  await service.close();
  await moveTag(second.digest);
  const again = await start();
  await again.reload();
  expect(await versionOf(again)).toBe('2026.1.0');
  expect((await detailOf(again)).following.refused?.code).toBe('STATEMENT_SEQUENCE');
});

it('downloads a cached release again when it was damaged', async () => {
  const { publish, start, cache } = await newPlace();
  const { digest } = await publish(release('2026.1.0'));
  await (await start()).close();
  const place = join(cache, 'releases', digest.slice('sha256:'.length));
  writeFileSync(join(place, 'catalog.json'), '{}');
  expect(await versionOf(await start())).toBe('2026.1.0');
});

const small = join(folder, 'small-disk');
mkdirSync(small);
const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=2m', 'tmpfs', small]).status === 0;
afterAll(() => void (mounted && spawnSync('umount', ['--lazy', small])));

const whenMounted = mounted ? it : test.skip;
whenMounted('serves on while the disk of its cache is full (mounting needs root)', async () => {
  const { publish, start } = await newPlace();
  const first = await publish(release('2026.1.0'));
  const service = await start({ RELEASE_CACHE: small });
  const filling = join(small, 'filling');
  expect(() => writeFileSync(filling, Buffer.alloc(2 * 1024 * 1024))).toThrow('ENOSPC');
  const second = await publish(release('2026.2.0'));
  await service.reload();
  expect(await detailOf(service)).toMatchObject({
    followed: { digest: first.digest },
    following: {
      refused: {
        code: 'REGISTRY_DISK',
        message: `Nothing was cached in ${small}: the disk is full.`,
      },
    },
  });
  expect(await versionOf(service)).toBe('2026.1.0');
  rmSync(filling);
  await service.reload();
  expect(await detailOf(service)).toMatchObject({ followed: { digest: second.digest } });
});

it('starts from its cache while the registry is down, and stops at once', async () => {
  const { publish, start } = await newPlace();
  const first = await publish(release('2026.1.0'));
  await (await start()).close();
  await server().kill();
  const service = await start({ RELEASE_POLL: '1' });
  expect(await versionOf(service)).toBe('2026.1.0');
  const began = performance.now();
  await service.close();
  expect(performance.now() - began).toBeLessThan(5_000);

  const waiting = await start({ RELEASE_POLL: '1' });
  await expect
    .poll(async () => (await detailOf(waiting)).following.refused?.code, { timeout: 40_000 })
    .toBe('REGISTRY_UNREACHABLE');
  expect(await detailOf(waiting)).toMatchObject({ followed: { digest: first.digest } });
  await server().start();
  // The next release is published only afterwards, or the check that ends the trouble might load it too.
  await expect
    .poll(async () => (await detailOf(waiting)).following.refused, { timeout: 40_000 })
    .toBeUndefined();
  const second = await publish(release('2026.2.0'));
  await expect
    .poll(async () => (await detailOf(waiting)).followed, { timeout: 40_000 })
    .toMatchObject({ digest: second.digest, sequence: 2 });
  expect(codesOf(waiting)).toEqual([
    'RELEASE_LOADED',
    'REGISTRY_UNREACHABLE',
    'REGISTRY_TROUBLE_ENDED',
    'RELEASE_LOADED',
  ]);
}, 120_000);
