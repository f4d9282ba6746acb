import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, expect, it } from 'vitest';
import { openSocket } from './open-socket.ts';
import { serviceForTests, type TestedService, temporaryFolder } from './service-for-tests.ts';
import { writeSmallRelease } from './small-release.ts';

const folder = temporaryFolder();
const open: TestedService[] = [];
let count = 0;

afterEach(() => Promise.all(open.splice(0).map((service) => service.close())));
afterAll(() => folder.remove());

function newRelease(): string {
  count += 1;
  const release = join(folder.path, String(count));
  writeSmallRelease(release, [
    { id: 'W4101', version: '2026.1.0', effective: '2026-01-01' },
    { id: 'AL101', version: '2026.1.0', effective: '2026-01-01', blank: 'agency' },
  ]);
  return release;
}

async function start(release: string, environment: Record<string, string> = {}) {
  const service = await serviceForTests(release, environment);
  open.push(service);
  return service;
}

it('does not start with a damaged release, and names every file', async () => {
  const release = newRelease();
  appendFileSync(join(release, 'catalog.json'), ' ');
  rmSync(join(release, 'bundles/AL101/2026.1.0/images/al101_1.png'));
  await expect(start(release)).rejects.toThrow(
    `The release in ${release} is damaged: ` +
      'bundles/AL101/2026.1.0/images/al101_1.png is missing; catalog.json differs from its digest.',
  );
  await expect(start(folder.path)).rejects.toThrow(
    `There is no release in ${folder.path}: release.json cannot be read.`,
  );
});

it('does not start with a release that lacks a file of a form', async () => {
  const release = newRelease();
  const manifest = join(release, 'release.json');
  const { files, ...rest } = JSON.parse(readFileSync(manifest, 'utf8'));
  delete files['bundles/W4101/2026.1.0/plan.json'];
  writeFileSync(manifest, JSON.stringify({ ...rest, files }));
  await expect(start(release)).rejects.toThrow(
    `The release in ${release} is not complete: bundles/W4101/2026.1.0/plan.json.`,
  );
  writeFileSync(manifest, JSON.stringify({ ...rest, files: { '../secret': {} } }));
  await expect(start(release)).rejects.toThrow('names a file outside the folder: ../secret.');
  writeFileSync(manifest, JSON.stringify({ ...rest, format: 1, files }));
  await expect(start(release)).rejects.toThrow(
    `The release in ${release} was built for another version of Formpress: it has format 1, ` +
      'but format 2 is needed. Build it again.',
  );
});

it('does not send a file that was changed on disk', async () => {
  const release = newRelease();
  const service = await start(release);
  appendFileSync(join(release, 'bundles/W4101/2026.1.0/blank.pdf'), '123-45-6789');
  const response = await service.call('/v1/getPdf/W4101');
  expect(response.status).toBe(500);
  const body = await response.json();
  expect(body).toEqual({
    status: 'Internal Server Error',
    statusCode: 500,
    reason: 'The service failed. The fault is ours and was logged under this request id.',
    errors: [],
    requestId: response.headers.get('x-request-id'),
  });
  const line = JSON.parse(service.lines.at(-1) ?? '');
  expect(line).toEqual({
    time: expect.any(String),
    level: 'error',
    id: response.headers.get('x-request-id'),
    method: 'GET',
    route: '/v1/getPdf/:formId',
    status: 500,
    milliseconds: expect.any(Number),
    form: 'W4101',
    code: expect.stringMatching(/^ReleaseProblem at read-release\.ts:[0-9]+$/),
  });
});

it('leaves out specimens in production, and reports how many', async () => {
  const keys = join(folder.path, 'keys.json');
  const { createKey, writeKeysFile } = await import('@formpress/service');
  const { text, stored } = createKey({ name: 'Payroll' }, new Date());
  writeKeysFile(keys, [stored]);
  const TOKEN_SECRET = 'a secret of at least thirty-two bytes';
  const production = { NODE_ENV: 'production', KEYS_FILE: keys, TOKEN_SECRET };
  const release = newRelease();
  const ids = async (environment: Record<string, string>) => {
    const service = await start(release, environment);
    const login = await fetch(`${service.url}/authentication/login`, {
      headers: { 'api-key': text },
    });
    const { accessToken } = (await login.json()) as { accessToken: string };
    const headers = { authorization: `Bearer ${accessToken}` };
    const list = await (await service.call('/v1/getAllFormIds', { headers })).json();
    const set = (await service.call('/v1/formQuestionSet/W4101/QS1', { headers })).status;
    const page = (await service.call('/images/W4101/2026.1.0/w4101_1.png', { headers })).status;
    const leftOut = service.lines.map((line) => JSON.parse(line)).find(({ count }) => count);
    return { list, set, page, leftOut };
  };
  expect(await ids(production)).toEqual({
    list: ['AL101'],
    set: 404,
    page: 404,
    leftOut: { time: expect.any(String), level: 'warn', code: 'SPECIMENS_LEFT_OUT', count: 1 },
  });
  expect(await ids({ ...production, ALLOW_SPECIMENS: '1' })).toEqual({
    list: ['W4101', 'AL101'],
    set: 200,
    page: 200,
    leftOut: undefined,
  });
});

it('finishes open requests before it stops, and accepts no new ones', async () => {
  const service = await serviceForTests(newRelease());
  const { socket, answer } = openSocket(service.url);
  const body = JSON.stringify({ formId: 'NOPE' });
  const head = [
    'POST /v1/fillPdf HTTP/1.1',
    'Host: localhost',
    `Authorization: Bearer ${service.token}`,
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
  ];
  await new Promise<void>((resolve) => {
    socket.write(`${head.join('\r\n')}\r\n\r\n${body.slice(0, 5)}`, () => resolve());
  });
  await new Promise((resolve) => setTimeout(resolve, 100));
  const closed = service.close();
  await new Promise((resolve) => setTimeout(resolve, 100));
  socket.write(body.slice(5));
  expect(await answer).toMatch(/^HTTP\/1\.1 404 Not Found\r\n.*connection: close.*NOT_FOUND/is);
  await closed;
  await expect(fetch(`${service.url}/healthz`)).rejects.toThrow();
});

it('refuses a request on an open connection while it stops', async () => {
  const service = await serviceForTests(newRelease());
  const { socket, answer } = openSocket(service.url);
  socket.write('GET /readyz HTTP/1.1\r\nHost: localh');
  await new Promise((resolve) => setTimeout(resolve, 100));
  const closed = service.close();
  await new Promise((resolve) => setTimeout(resolve, 50));
  socket.write('ost\r\n\r\n');
  expect(await answer).toMatch(/^HTTP\/1\.1 503 Service Unavailable\r\n.*retry-after: 1/is);
  await closed;
});

it('allows pages of configured origins, and no others', async () => {
  const service = await start(newRelease(), {
    CORS_ORIGINS: 'https://a.example https://b.example',
  });
  const asking = (origin: string, headers = {}) => ({ headers: { origin, ...headers } });
  const preflight = await fetch(`${service.url}/v1/fillPdf`, {
    method: 'OPTIONS',
    ...asking('https://b.example', { 'access-control-request-method': 'POST' }),
  });
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get('access-control-allow-origin')).toBe('https://b.example');
  const reply = await service.call('/v1/getAllFormIds', asking('https://a.example'));
  expect(reply.headers.get('access-control-allow-origin')).toBe('https://a.example');
  expect(reply.headers.get('vary')).toBe('Origin, Accept-Language');
  const other = await service.call('/v1/getAllFormIds', asking('https://c.example'));
  expect(other.headers.get('access-control-allow-origin')).toBeNull();
});

it('uses PUBLIC_URL in links', async () => {
  const service = await start(newRelease(), { PUBLIC_URL: 'https://forms.example.com/' });
  const response = await service.call('/v1/fillPdf/W4101', { headers: { host: 'evil.example' } });
  const { blankFormImages } = (await response.json()) as { blankFormImages: string[] };
  expect(blankFormImages).toEqual(['https://forms.example.com/images/W4101/2026.1.0/w4101_1.png']);
});
