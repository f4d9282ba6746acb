import { join } from 'node:path';
import { createKey, writeKeysFile } from '@formpress/service';
import { expect, it } from 'vitest';
import type { TestedService } from '../service/service-for-tests.ts';
import { smallServices } from '../service/small-services.ts';

const { folder, start } = smallServices();

const statusOf = async (service: TestedService, headers: Record<string, string> = {}) =>
  (await service.call('/v1/getAllFormIds', { headers })).status;

it('refuses a token in use when the clock jumps past its expiry, and only then', async () => {
  const service = await start();
  const seen: [string, number][] = [];
  for (const moment of [
    '2026-03-01T12:00:00Z',
    '2026-03-02T11:59:59.999Z',
    '2026-03-02T12:00:00Z',
    '2036-01-01T00:00:00Z',
    '2026-03-02T11:00:00Z',
    '2026-03-01T11:56:00Z',
    '2025-01-01T00:00:00Z',
  ]) {
    service.moveTo(moment);
    seen.push([moment.slice(0, 19), await statusOf(service)]);
  }
  expect(seen).toEqual([
    ['2026-03-01T12:00:00', 200],
    ['2026-03-02T11:59:59', 200],
    ['2026-03-02T12:00:00', 401],
    ['2036-01-01T00:00:00', 401],
    ['2026-03-02T11:00:00', 200],
    ['2026-03-01T11:56:00', 200],
    // Far back in time, the token seems to come from the future, so its age is unknown.
    ['2025-01-01T00:00:00', 401],
  ]);
});

it('issues a new token after a jump, and refuses the key and its tokens after its expiry', async () => {
  const file = join(folder, 'keys.json');
  const made = new Date('2026-01-01T00:00:00Z');
  const { text, stored } = createKey({ name: 'Trial', expires: '2026-06-01T00:00:00Z' }, made);
  writeKeysFile(file, [stored]);
  const service = await start({ KEYS_FILE: file });
  const logIn = () =>
    fetch(`${service.url}/authentication/login`, { headers: { 'api-key': text } });
  service.moveTo('2026-05-31T23:59:58Z');
  const { accessToken } = (await (await logIn()).json()) as { accessToken: string };
  const headers = { authorization: `Bearer ${accessToken}` };
  expect(await statusOf(service, headers)).toBe(200);
  service.moveTo('2026-06-01T00:00:00Z');
  expect(await statusOf(service, headers)).toBe(401);
  expect((await logIn()).status).toBe(401);
});

it('counts requests by elapsed time, whatever the clock says', async () => {
  const service = await start({ RATE_LIMIT: '1' });
  const statuses = [];
  for (let day = 1; day <= 6; day += 1) {
    service.moveTo(`2026-03-01T1${day + 2}:00:00Z`);
    statuses.push(await statusOf(service));
  }
  expect(statuses).toEqual([200, 200, 200, 200, 429, 429]);
});
