import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import type { TestedService } from './service-for-tests.ts';
import { smallServices } from './small-services.ts';

const { start } = smallServices();

const image = '/images/W4101/2026.1.0/w4101_1.png';

async function shedBy(service: TestedService): Promise<number> {
  const text = await (await fetch(`${service.url}/metrics`)).text();
  return Number(/^formpress_requests_shed_total (\d+)$/m.exec(text)?.[1]);
}

it('refuses requests while too many are open, and accepts them again afterwards', async () => {
  const service = await start({ MAX_IN_FLIGHT: '1' });
  const responses = await Promise.all(Array.from({ length: 200 }, () => service.call(image)));
  const statuses = new Set(responses.map(({ status }) => status));
  expect(statuses).toEqual(new Set([200, 503]));
  const refused = responses.filter(({ status }) => status === 503);
  expect(refused[0]?.headers.get('retry-after')).toBe('1');
  expect(await refused[0]?.json()).toEqual({
    status: 'Service Unavailable',
    statusCode: 503,
    reason: 'The service has too much to do. Try again in 1 s.',
    errors: [],
  });
  expect(await shedBy(service)).toBe(refused.length);
  expect((await service.call(image)).status).toBe(200);
  const shed = service.lines.map((line) => JSON.parse(line)).filter(({ status }) => status === 503);
  expect(new Set(shed.map(({ level, code }) => `${level} ${code}`))).toEqual(
    new Set(['info OVERLOADED']),
  );
});

it('refuses requests while the event loop is delayed: it is alive but not ready', async () => {
  const service = await start({ MAX_LOOP_DELAY: '50' });
  const statuses: Record<string, Set<number>> = { '/v1/getAllFormIds': new Set() };
  statuses['/healthz'] = new Set();
  statuses['/readyz'] = new Set();
  const end = performance.now() + 4_500;
  const busy = (async () => {
    while (performance.now() < end) {
      const pause = performance.now() + 120;
      while (performance.now() < pause);
      await setImmediate();
    }
  })();
  while (performance.now() < end) {
    for (const [path, seen] of Object.entries(statuses))
      seen.add((await service.call(path)).status);
  }
  await busy;
  expect(statuses['/v1/getAllFormIds']).toEqual(new Set([200, 503]));
  expect(statuses['/healthz']).toEqual(new Set([200]));
  expect(statuses['/readyz']).toEqual(new Set([200, 503]));
  await expect
    .poll(async () => (await service.call('/v1/getAllFormIds')).status, { timeout: 5_000 })
    .toBe(200);
  expect((await service.call('/readyz')).status).toBe(200);
});

it.each([400, 2_500])('refuses nobody because of one pause of %i ms', async (milliseconds) => {
  const service = await start({ MAX_LOOP_DELAY: '200' });
  const pause = performance.now() + milliseconds;
  while (performance.now() < pause);
  const statuses = new Set<number>();
  for (let count = 0; count < 20; count += 1) {
    await new Promise((resolve) => setTimeout(resolve, 60));
    statuses.add((await service.call('/v1/getAllFormIds')).status);
  }
  expect(statuses).toEqual(new Set([200]));
});

it('stops counting callers who disconnected before they were answered', async () => {
  const service = await start({ MAX_IN_FLIGHT: '3' });
  for (let count = 0; count < 20; count += 1) {
    const gone = new AbortController();
    const asked = service.call(image, { signal: gone.signal }).catch(() => undefined);
    await setImmediate();
    gone.abort();
    await asked;
  }
  await expect.poll(async () => (await service.call(image)).status).toBe(200);
  const closing = performance.now();
  await service.close();
  expect(performance.now() - closing).toBeLessThan(5_000);
});
