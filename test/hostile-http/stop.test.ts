import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { endAll, startProcess } from '../faults/formpress-process.ts';
import { serviceForTests, temporaryFolder } from '../service/service-for-tests.ts';
import { writeSmallRelease } from '../service/small-release.ts';
import { metricOf } from './metrics-of.ts';
import { politeClient } from './polite-client.ts';

const folder = temporaryFolder();
const release = join(folder.path, 'release');
const image = '/images/W4101/2026.1.0/w4101_1.png';
const clients = 32;
const DRAIN_SECONDS = '1';

beforeAll(() => {
  writeSmallRelease(release, [{ id: 'W4101', version: '2026.1.0', effective: '2026-01-01' }]);
});
afterAll(async () => {
  await endAll();
  folder.remove();
});

/** Lets clients send requests while a service is stopped, and returns their failures. */
async function failuresOf(url: string, stop: () => Promise<unknown>): Promise<string[]> {
  const asking = Array.from({ length: clients }, () => politeClient(url, image));
  await pause(100 + Math.random() * 100);
  const [met] = await Promise.all([Promise.all(asking), stop()]);
  expect(met.filter(({ answered }) => answered === 0)).toEqual([]);
  return met.flatMap(({ failures }) => failures);
}

it('loses no request in ten stops of one process', async () => {
  for (let count = 0; count < 10; count += 1) {
    const service = await serviceForTests(release, { DRAIN_SECONDS });
    expect(await failuresOf(service.url, service.close)).toEqual([]);
  }
});

it('loses no request in ten stops of several processes, and exits with 0', async () => {
  for (let count = 0; count < 10; count += 1) {
    const service = startProcess('serve', [release, '--workers', '2'], {
      PORT: '0',
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'error',
      DRAIN_SECONDS,
    });
    const [url] = await service.says(/http:\/\/127\.0\.0\.1:[0-9]+/);
    const stop = () => {
      service.kill('SIGTERM');
      return service.ended;
    };
    expect(await failuresOf(url, stop)).toEqual([]);
    expect(await service.ended).toBe(0);
  }
});

it('is not ready while it drains, and still answers', async () => {
  const service = await serviceForTests(release, { DRAIN_SECONDS });
  expect(await metricOf(service, 'formpress_ready')).toBe(1);
  const closed = service.close();
  expect(await metricOf(service, 'formpress_ready')).toBe(0);
  const ready = await fetch(`${service.url}/readyz`);
  expect(ready.status).toBe(503);
  expect(await ready.json()).toMatchObject({ status: 'draining' });
  const reply = await service.call('/v1/getAllFormIds');
  expect([reply.status, reply.headers.get('connection')]).toEqual([200, 'close']);
  await closed;
  await expect(fetch(`${service.url}/healthz`)).rejects.toThrow();
});
