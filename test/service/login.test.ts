import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createKey, revokeKey, writeKeysFile } from '@formpress/service';
import { expect, it } from 'vitest';
import type { TestedService } from './service-for-tests.ts';
import { smallServices } from './small-services.ts';

const { folder, start } = smallServices();

async function logIn(service: TestedService, headers: Record<string, string>) {
  const response = await fetch(`${service.url}/authentication/login`, { headers });
  return { response, body: await response.json() };
}

it('returns a token for a key, and forbids caching the reply', async () => {
  const service = await start();
  const { response, body } = await logIn(service, { 'api-key': service.key });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(body).toEqual({ accessToken: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/) });
});

it('accepts the configured development key', async () => {
  const service = await start({ FORMPRESS_DEV_API_KEY: 'let me in' });
  expect(service.key).toBe('let me in');
  expect((await logIn(service, { 'api-key': 'let me in' })).response.status).toBe(200);
});

it.each([
  [{}, 'The header "api-key" is missing.'],
  [{ 'api-key': '' }, 'The header "api-key" is missing.'],
  [{ 'api-key': 'wrong' }, 'The API key is invalid: it was mistyped or cut off.'],
  [{ 'api-key': createKey({ name: '' }, new Date()).text }, 'The API key is invalid or expired.'],
  [
    { 'api-key': 'wrong', 'accept-language': 'es' },
    'La clave de API no es válida: está mal escrita o cortada.',
  ],
])('refuses %j', async (headers, reason) => {
  const { response, body } = await logIn(await start(), headers as Record<string, string>);
  expect(response.status).toBe(401);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(body).toEqual({ status: 'Unauthorized', statusCode: 401, reason });
});

it('accepts the keys of a file, but no revoked or expired one, and no hash', async () => {
  const now = new Date('2026-02-01T00:00:00Z');
  const good = createKey({ name: 'Payroll' }, now);
  const gone = createKey({ name: 'Trial', expires: '2026-03-01T00:00:00Z' }, now);
  const bad = createKey({ name: 'Lost' }, now);
  const keys = [good.stored, gone.stored, bad.stored];
  const file = join(folder, 'keys.json');
  writeKeysFile(file, revokeKey(keys, bad.stored.id, now) ?? []);
  const service = await start({ KEYS_FILE: file });
  const status = async (key: string) => (await logIn(service, { 'api-key': key })).response.status;
  expect(await status(good.text)).toBe(200);
  expect(await status(gone.text)).toBe(401);
  expect(await status(bad.text)).toBe(401);
  expect(await status(good.stored.sha256)).toBe(401);
});

it('refuses a token after 24 hours, and the token of an expired key at once', async () => {
  const now = new Date('2026-02-01T00:00:00Z');
  const { text, stored } = createKey({ name: 'Trial', expires: '2026-03-01T18:00:00Z' }, now);
  const file = join(folder, 'short.json');
  writeKeysFile(file, [stored]);
  const service = await start({ KEYS_FILE: file });
  const { body } = await logIn(service, { 'api-key': text });
  const { accessToken } = body as { accessToken: string };
  const status = async () => {
    const headers = { authorization: `Bearer ${accessToken}` };
    return (await fetch(`${service.url}/v1/getAllFormIds`, { headers })).status;
  };
  expect(await status()).toBe(200);
  service.moveTo('2026-03-01T18:00:00Z');
  expect(await status()).toBe(401);

  const other = await start();
  expect((await other.call('/v1/getAllFormIds')).status).toBe(200);
  other.moveTo('2026-03-02T11:59:59Z');
  expect((await other.call('/v1/getAllFormIds')).status).toBe(200);
  other.moveTo('2026-03-02T12:00:00Z');
  expect((await other.call('/v1/getAllFormIds')).status).toBe(401);
});

it('accepts tokens of another process with the same secret', async () => {
  const TOKEN_SECRET = 'a secret of at least thirty-two bytes';
  const key = { FORMPRESS_DEV_API_KEY: 'let me in' };
  const [one, two, three] = await Promise.all([
    start({ TOKEN_SECRET, ...key }),
    start({ TOKEN_SECRET, ...key }),
    start({ TOKEN_SECRET: 'another secret, long enough as well', ...key }),
  ]);
  const { body } = await logIn(one, { 'api-key': 'let me in' });
  const headers = { authorization: `bearer   ${(body as { accessToken: string }).accessToken}` };
  expect((await two.call('/v1/getAllFormIds', { headers })).status).toBe(200);
  expect((await three.call('/v1/getAllFormIds', { headers })).status).toBe(401);
});

it('limits logins by address and calls by key', async () => {
  const service = await start({ RATE_LIMIT: '1' });
  const statuses = [];
  for (let count = 0; count < 5; count += 1) {
    statuses.push((await service.call('/v1/getAllFormIds')).status);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 429]);
  const refused = await service.call('/v1/getAllFormIds');
  expect(refused.headers.get('retry-after')).toBe('1');
  expect(await refused.json()).toEqual({
    status: 'Too Many Requests',
    statusCode: 429,
    reason: 'Too many requests. Try again in 1 s.',
    errors: [],
  });
  const logins = Array.from({ length: 150 }, () => logIn(service, { 'api-key': 'wrong' }));
  const codes = (await Promise.all(logins)).map(({ response }) => response.status);
  expect(new Set(codes)).toEqual(new Set([401, 429]));
});

it('applies the own limit of a key, also when there is no default limit', async () => {
  const file = join(folder, 'limited.json');
  const { text, stored } = createKey({ name: 'Slow', limit: 1 }, new Date('2026-02-01T00:00:00Z'));
  writeKeysFile(file, [stored]);
  for (const RATE_LIMIT of ['off', '1000']) {
    const service = await start({ KEYS_FILE: file, RATE_LIMIT });
    const { body } = await logIn(service, { 'api-key': text });
    const headers = { authorization: `Bearer ${(body as { accessToken: string }).accessToken}` };
    const statuses = [];
    for (let count = 0; count < 5; count += 1) {
      statuses.push((await service.call('/v1/getAllFormIds', { headers })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 429]);
  }
});

it('soon refuses the tokens of a revoked key, although they were just used', async () => {
  const file = join(folder, 'revoked.json');
  const { text, stored } = createKey({ name: 'Lost' }, new Date('2026-02-01T00:00:00Z'));
  writeKeysFile(file, [stored]);
  const service = await start({ KEYS_FILE: file });
  const { body } = await logIn(service, { 'api-key': text });
  const headers = { authorization: `Bearer ${(body as { accessToken: string }).accessToken}` };
  const status = async () => (await service.call('/v1/getAllFormIds', { headers })).status;
  expect(await status()).toBe(200);
  writeKeysFile(file, revokeKey([stored], stored.id, new Date()) ?? []);
  await expect.poll(status, { timeout: 5_000 }).toBe(401);
});

it('refuses the login and the tokens of a key for another environment', async () => {
  const file = join(folder, 'environments.json');
  const now = new Date('2026-02-01T00:00:00Z');
  const { text, stored } = createKey({ name: 'Trial', environments: ['staging'] }, now);
  writeKeysFile(file, [stored]);
  const TOKEN_SECRET = 'a secret of at least thirty-two bytes';
  const [staging, other] = await Promise.all([
    start({ KEYS_FILE: file, TOKEN_SECRET, ENVIRONMENT: 'staging' }),
    start({ KEYS_FILE: file, TOKEN_SECRET }),
  ]);
  const { body } = await logIn(staging, { 'api-key': text });
  const headers = { authorization: `Bearer ${(body as { accessToken: string }).accessToken}` };
  expect((await staging.call('/v1/getAllFormIds', { headers })).status).toBe(200);
  expect((await other.call('/v1/getAllFormIds', { headers })).status).toBe(401);
  const refused = await logIn(other, { 'api-key': text });
  expect(refused.body).toEqual({
    status: 'Unauthorized',
    statusCode: 401,
    reason: 'The API key is invalid or expired.',
  });
});

it('refuses to start with a keys file that cannot be read', async () => {
  const file = join(folder, 'broken.json');
  await expect(start({ KEYS_FILE: file })).rejects.toThrow(
    `The keys file ${file} cannot be read (ENOENT).`,
  );
  writeFileSync(file, '[]');
  await expect(start({ KEYS_FILE: file })).rejects.toThrow(`${file} is not a keys file.`);
});
