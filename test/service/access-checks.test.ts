import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parse } from 'yaml';
import { openSocket } from './open-socket.ts';
import { serviceForTests, type TestedService, temporaryFolder } from './service-for-tests.ts';
import { writeSmallRelease } from './small-release.ts';

const folder = temporaryFolder();
let service: TestedService;

beforeAll(async () => {
  const release = join(folder.path, 'release');
  writeSmallRelease(release, [{ id: 'W4101', version: '2026.1.0', effective: '2026-01-01' }]);
  service = await serviceForTests(release);
});
afterAll(async () => {
  await service.close();
  folder.remove();
});

it.each([
  '/v1',
  '/v1/',
  '/v1/getAllFormIds',
  '/%761/getAllFormIds',
  '/v1/no/such/path',
  '/v1/%zz',
  `/v1/getPdf/${'x'.repeat(300)}`,
  '/v1/getPdf/W4101?formVersion=1&formVersion=2',
])('returns only Unauthorized for %s without a token', async (path) => {
  for (const authorization of ['', 'Bearer', 'Bearer ', 'Bearer x', 'Basic eDp5', 'Bearer a b']) {
    for (const method of ['GET', 'POST', 'DELETE']) {
      const body = method === 'POST' ? { body: '{' } : {};
      const response = await service.call(path, { method, ...body, headers: { authorization } });
      expect(response.status).toBe(401);
      expect(response.headers.get('www-authenticate')).toBe('Bearer');
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(await response.text()).toBe('{"message":"Unauthorized"}');
    }
  }
});

it('refuses a body over the limit before it has a token, as Unauthorized', async () => {
  const response = await service.call('/v1/fillPdf', {
    method: 'POST',
    body: 'x'.repeat(300_000),
    headers: { authorization: 'Bearer x' },
  });
  expect(response.status).toBe(401);
});

it.each(['/nope', '/images/W4101/2026.1.0/nope.png', '/images/W4101/2026.1.0/..%2Fbundle.json'])(
  'finds nothing at %s, token or not',
  async (path) => {
    const response = await fetch(service.url + path);
    expect(response.status).toBe(404);
    const message = 'There is nothing at this address.';
    expect(await response.json()).toEqual({
      status: 'Not Found',
      statusCode: 404,
      reason: message,
      errors: [{ code: 'NOT_FOUND', message }],
    });
  },
);

it.each([
  ['DELETE', '/v1/getAllFormIds', 'GET, HEAD'],
  ['POST', '/v1/fillPdf/W4101', 'GET, HEAD'],
  ['GET', '/v1/forms', 'POST'],
  ['OPTIONS', '/v1/fillPdf', 'POST'],
  ['PUT', '/authentication/login', 'GET, HEAD'],
])('refuses %s %s', async (method, path, allow) => {
  const response = await service.call(path, { method });
  expect(response.status).toBe(405);
  expect(response.headers.get('allow')).toBe(allow);
  expect(response.headers.get('access-control-allow-origin')).toBeNull();
  expect(await response.json()).toEqual({
    status: 'Method Not Allowed',
    statusCode: 405,
    reason: `This address answers ${allow} only.`,
    errors: [],
  });
});

it('answers HEAD as GET, without the body', async () => {
  const head = await service.call('/v1/getAllFormIds', { method: 'HEAD' });
  const get = await service.call('/v1/getAllFormIds');
  expect(head.status).toBe(200);
  expect(head.headers.get('etag')).toBe(get.headers.get('etag'));
  expect(await head.text()).toBe('');
});

const post = (body: string | Uint8Array<ArrayBuffer>, type = 'application/json') =>
  service.call('/v1/fillPdf', { method: 'POST', body, headers: { 'content-type': type } });

it('refuses a body over 256 KiB', async () => {
  const response = await post(JSON.stringify({ formId: 'x'.repeat(262_144) }));
  expect(response.status).toBe(413);
  expect(await response.json()).toEqual({
    status: 'Payload Too Large',
    statusCode: 413,
    reason: 'The body is larger than 256 KiB.',
    errors: [],
  });
});

it.each([
  'text/plain',
  'application/x-www-form-urlencoded',
  'application/merge-patch+json',
  'json',
])('refuses a body of type %s', async (type) => {
  const response = await post('{}', type);
  expect(response.status).toBe(415);
  expect(await response.json()).toEqual({
    status: 'Unsupported Media Type',
    statusCode: 415,
    reason: 'The body must be sent as application/json.',
    errors: [],
  });
});

it.each([
  ['nothing', ''],
  ['a cut object', '{"formId":'],
  ['a list', '[]'],
  ['null', 'null'],
  ['a text', '"W4101"'],
  ['bytes that are no text', new Uint8Array([0x7b, 0xff, 0xfe, 0x7d])],
])('refuses %s as a body', async (_, body) => {
  const response = await post(body, 'application/json; charset=utf-8');
  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({
    status: 'Bad Request',
    statusCode: 400,
    reason: '1 problem was found in the request.',
    errors: [{ code: 'INVALID_JSON', message: 'The body is not a JSON object.' }],
  });
});

it('reveals nothing about itself to what is not HTTP', async () => {
  const { socket, answer } = openSocket(service.url);
  socket.write('HELO there 123-45-6789\r\n\r\n');
  expect(await answer).toBe(
    'HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n',
  );
});

it('answers health and readiness without a token', async () => {
  for (const [path, status] of [
    ['/healthz', 'ok'],
    ['/readyz', 'ready'],
  ]) {
    const response = await fetch(service.url + path);
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ status });
  }
});

it('shows the document at /docs', async () => {
  const page = await fetch(`${service.url}/docs`);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('API reference</title>');
  const document = await fetch(`${service.url}/docs/yaml`);
  expect(parse(await document.text())).toMatchObject({ openapi: '3.0.3' });
});
