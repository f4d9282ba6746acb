import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { renewRelease } from '@formpress/registry';
import { afterAll, expect, test } from 'vitest';
import { endAll, startProcess } from '../faults/formpress-process.ts';
import { withTool } from '../foundation/system-tools.ts';
import { codesOf, detailOf, followingServices } from './following-services.ts';
import { farAway } from './publisher-for-tests.ts';

const it = withTool('docker-registry');
const { folder, key, keyFile, newPlace, release, server } = followingServices();

const sentence = (since: string) =>
  `No release with a valid statement has been seen since ${since}; the last accepted one is ` +
  'still served. If its statement has expired, sign it again with "formpress renew".';
const noon = '2026-03-01T12:00:00.000Z';

it('reports once after a day that it sees no valid statement, and when that is over', async () => {
  const { publish, start, registry } = await newPlace();
  const { digest } = await publish(release('2026.1.0'), { expires: '2026-03-01T12:05:00Z' });
  const service = await start();
  const metrics = async () => (await service.call('/metrics')).text();
  const readiness = async () => {
    const reply = await service.call('/readyz');
    return { code: reply.status, ...((await reply.json()) as { status: string }) };
  };
  service.moveTo('2026-03-02T11:59:59Z');
  await service.reload();
  expect((await detailOf(service)).following).not.toHaveProperty('stale');
  service.moveTo('2026-03-02T12:00:00Z');
  await service.reload();
  await service.reload();
  expect((await detailOf(service)).following.stale).toEqual({
    since: noon,
    message: sentence(noon),
  });
  expect(await readiness()).toMatchObject({ code: 200, status: 'ready' });
  expect(await metrics()).toContain('formpress_followed_release_stale 1\n');
  expect(await metrics()).toContain('formpress_registry_last_success_seconds 1772366400\n');
  expect(await metrics()).toContain('formpress_followed_statement_expires_seconds 1772366700\n');

  await renewRelease(registry, { digest }, { key, trusted: [], expires: farAway });
  await service.reload();
  expect((await detailOf(service)).following).not.toHaveProperty('stale');
  expect(await metrics()).toContain('formpress_followed_release_stale 0\n');
  expect(codesOf(service)).toEqual(['RELEASE_LOADED', 'RELEASE_STALE', 'RELEASE_STALE_ENDED']);
});

it('counts the time over a restart, while the registry is down', async () => {
  const { publish, start } = await newPlace();
  await publish(release('2026.1.0'));
  await (await start()).close();
  await server().kill();
  const service = await start({ RELEASE_STALE_HOURS: '48' }, '2026-03-03T11:00:00Z');
  expect((await detailOf(service)).following).not.toHaveProperty('stale');
  service.moveTo('2026-03-03T12:00:00Z');
  expect((await detailOf(service)).following.stale?.since).toBe(noon);
  await service.close();
  const silent = await start({ RELEASE_STALE_HOURS: '0' }, '2026-04-03T12:00:00Z');
  expect((await detailOf(silent)).following).not.toHaveProperty('stale');
  await server().start();
});

const readOnly = join(folder, 'read-only');
mkdirSync(readOnly);
const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'ro', 'tmpfs', readOnly]).status === 0;
afterAll(async () => {
  await endAll();
  if (mounted) spawnSync('umount', ['--lazy', readOnly]);
});

async function refusalOf(cache: string, workers: string): Promise<[number | string, string]> {
  const { publish, name } = await newPlace();
  await publish(release('2026.1.0'));
  const service = startProcess('serve', [name, '--workers', workers], {
    PORT: '0',
    RELEASE_KEYS: keyFile,
    RELEASE_CHANNEL: 'production',
    RELEASE_CACHE: cache,
  });
  return [await service.ended, service.out()];
}

const file = join(folder, 'file');
writeFileSync(file, 'no folder');
const advice = 'Name a folder that the service may write to.\n';

it('exits with 1 and a message when its cache is a file', async () => {
  const said = `RELEASE_CACHE names ${file}, which is a file. ${advice}`;
  expect(await refusalOf(file, '1')).toEqual([1, said]);
  expect(await refusalOf(file, '2')).toEqual([1, said]);
  const below = join(file, 'cache');
  expect(await refusalOf(below, '1')).toEqual([
    1,
    `RELEASE_CACHE names ${below}, which is a file, or is below one. ${advice}`,
  ]);
}, 60_000);

const whenMounted = mounted ? it : test.skip;
whenMounted(
  'ends with 1 when its cache is read-only (mounting needs root)',
  async () => {
    const cache = join(readOnly, 'cache');
    expect(await refusalOf(cache, '1')).toEqual([
      1,
      `RELEASE_CACHE names ${cache}, which cannot be created. ${advice}`,
    ]);
    expect(await refusalOf(readOnly, '1')).toEqual([
      1,
      `RELEASE_CACHE names ${readOnly}, which is on a read-only file system. ${advice}`,
    ]);
  },
  60_000,
);
