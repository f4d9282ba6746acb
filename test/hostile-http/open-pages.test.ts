import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { smallServices } from '../service/small-services.ts';
import { get, rawConnection, statusesIn } from './raw-connection.ts';

const { start } = smallServices();
const script = '/docs/static/page.js';

/** The bytes of a reply as sent: fetch would decompress them. */
async function received(url: string, path: string, headers: string[] = []) {
  const { socket, ended } = rawConnection(url);
  socket.write(get(path, [...headers, 'Connection: close']));
  const text = await ended;
  const end = text.indexOf('\r\n\r\n');
  return { head: text.slice(0, end), body: Buffer.from(text.slice(end + 4), 'latin1') };
}

it('sends the files of the page compressed to callers who accept it, with the same bytes for all', async () => {
  const service = await start();
  for (const path of ['/docs', '/docs/yaml', script]) {
    const plain = await received(service.url, path);
    expect(plain.head).toMatch(/^HTTP\/1\.1 200 OK/);
    const zipped = await received(service.url, path, ['Accept-Encoding: br, gzip;q=0.8']);
    expect(zipped.head).toMatch(/content-encoding: gzip/i);
    expect(gunzipSync(zipped.body).equals(plain.body)).toBe(true);
    const refused = await received(service.url, path, ['Accept-Encoding: gzip;q=0']);
    expect(refused.body.equals(plain.body)).toBe(true);
  }
  const { headers } = await fetch(`${service.url}${script}`);
  expect(headers.get('vary')).toBe('Accept-Encoding');
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  const again = await fetch(`${service.url}${script}`, {
    headers: { 'if-none-match': headers.get('etag') ?? '' },
  });
  expect(again.status).toBe(304);
  expect((await fetch(`${service.url}/docs/nothing/here`)).status).toBe(404);
});

it('limits an address, delays it, and still serves others', async () => {
  const service = await start({ OPEN_RATE_LIMIT: '2' });
  const paths = [
    '/docs/yaml',
    '/images/W4101/2026.1.0/w4101_1.png',
    '/nothing',
    '/v1/getAllFormIds',
  ];
  const asked = async (from: string, count: number) => {
    const { socket, ended } = rawConnection(service.url, from);
    for (let index = 0; index < count; index += 1) socket.write(get(paths[index % 4] ?? ''));
    socket.write(get('/healthz', ['Connection: close']));
    return statusesIn(await ended);
  };
  const expected = [200, 200, 404, 401, 200, 200, 404, 401];
  expect(await asked('127.0.0.2', 12)).toEqual([...expected, 429, 429, 429, 429, 200]);
  expect(await asked('127.0.0.3', 8)).toEqual([...expected, 200]);
  const { socket, ended } = rawConnection(service.url, '127.0.0.2');
  const token = `Authorization: Bearer ${service.token}`;
  socket.write(get('/docs/yaml', [token]) + get('/v1/getAllFormIds', [token]));
  socket.write(get('/images/W4101/2026.1.0/w4101_1.png', [token, 'Connection: close']));
  expect(statusesIn(await ended)).toEqual([200, 200, 200]);
});

it('states how long to wait, like every other limit', async () => {
  const service = await start({ OPEN_RATE_LIMIT: '1' });
  const statuses = [];
  for (let count = 0; count < 4; count += 1)
    statuses.push((await fetch(`${service.url}/docs/yaml`)).status);
  expect(statuses).toEqual([200, 200, 200, 200]);
  const refused = await fetch(`${service.url}/docs/yaml`);
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).toBe('1');
  expect(await refused.json()).toEqual({
    status: 'Too Many Requests',
    statusCode: 429,
    reason: 'Too many requests. Try again in 1 s.',
    errors: [],
  });
});
