import { appendFileSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { createKey, readSettings, startService, writeKeysFile } from '@formpress/service';
import { afterAll, afterEach, expect, it } from 'vitest';
import { employee, employer } from './people.ts';
import { serviceForTests, type TestedService, temporaryFolder } from './service-for-tests.ts';
import { writeSmallRelease } from './small-release.ts';

const folder = temporaryFolder();
const open: TestedService[] = [];

afterEach(() => Promise.all(open.splice(0).map((service) => service.close())));
afterAll(() => folder.remove());

function newRelease(name: string): string {
  const path = join(folder.path, name);
  writeSmallRelease(path, [{ id: 'W4101', version: '2026.1.0', effective: '2026-01-01' }]);
  return path;
}

const allowed = [
  ...['time', 'level', 'id', 'trace', 'method', 'route', 'status', 'milliseconds', 'form', 'code'],
  'count',
];
const post = (body: string, headers: Record<string, string> = {}) => ({
  method: 'POST',
  body,
  headers: { 'content-type': 'application/json', ...headers },
});

it('logs only the listed properties of each request, and nothing that was sent', async () => {
  const release = newRelease('listed');
  const service = await serviceForTests(release);
  open.push(service);
  const secrets = ['123-45-6789', 'Nguyễn', 'Cheyenne', '12-3456789', 'Sinks', 'Planted'];
  const body = JSON.stringify({
    formId: 'W4101',
    employee: { ...employee, Planted: 'Planted' },
    employer,
    fields: { dependents: 'Planted', Planted: 1 },
  });
  const location = JSON.stringify({ homeAddress: employee.address, Planted: [] });
  await service.call('/v1/fillPdf', post(body));
  await service.call('/v1/fillPdf', post(body.slice(0, 99)));
  await service.call('/v1/fillPdf', post(body, { 'content-type': 'text/Planted' }));
  await service.call('/v1/fillPdf', post(`"${'123-45-6789'.repeat(30_000)}"`));
  const lines = { 'content-type': 'application/x-ndjson' };
  await service.call('/v1/fillPdf/batch', post(`${body}\n${body.slice(0, 99)}\n`, lines));
  await service.call('/v1/forms', post(location));
  const certificates = [{ formId: 'W4101', formVersion: 'Planted', date: '123-45-6789' }];
  const addresses = { homeAddress: employee.address, workAddresses: [employee.address] };
  const moved = { before: addresses, after: addresses, certificates, Planted: 'Planted' };
  await service.call('/v1/renewals', post(JSON.stringify({ certificates, asOf: 'Planted' })));
  await service.call('/v1/changes', post(JSON.stringify(moved)));
  await service.call(
    '/v1/forms',
    post(JSON.stringify({ ...addresses, lockInLetters: ['Planted'] })),
  );
  await service.call('/v1/parameterMapping?formId=Planted&effectiveDate=Planted');
  await service.call('/v1/flowQuestionSet/FEDERAL/QS1?lockInLetters=Planted');
  await service.call('/v1/getPdf/Planted?formVersion=123-45-6789');
  await service.call('/Planted/123-45-6789?Planted', { headers: { 'x-request-id': 'Planted' } });
  await service.call('/v1/%zzPlanted', { method: 'DELETE' });
  await service.call('/v1/getAllFormIds', { headers: { authorization: 'Bearer Planted' } });
  await fetch(`${service.url}/authentication/login`, { headers: { 'api-key': 'Planted' } });
  await cutBody(service);
  appendFileSync(join(release, 'bundles/W4101/2026.1.0/blank.pdf'), 'Planted');
  expect((await service.call('/v1/getPdf/W4101')).status).toBe(500);

  const metrics = await (await fetch(`${service.url}/metrics`)).text();
  const written = [...service.lines, metrics].join('');
  for (const secret of [...secrets, service.key, service.token]) {
    expect([secret, written.includes(secret)]).toEqual([secret, false]);
  }
  const logged = service.lines.map((line) => JSON.parse(line));
  for (const line of logged) expect(allowed).toEqual(expect.arrayContaining(Object.keys(line)));
  const routes = new Set(logged.flatMap(({ route }) => route ?? []));
  expect([...routes].sort()).toEqual([
    '/authentication/login',
    '/metrics',
    '/v1/changes',
    '/v1/fillPdf',
    '/v1/fillPdf/batch',
    '/v1/flowQuestionSet/:flowId/:questionSetId',
    '/v1/forms',
    '/v1/getAllFormIds',
    '/v1/getPdf/:formId',
    '/v1/parameterMapping',
    '/v1/renewals',
    'none',
  ]);
});

/** A caller who sends half of the announced body and disconnects. */
async function cutBody(service: TestedService): Promise<void> {
  const { hostname, port } = new URL(service.url);
  const socket = connect(Number(port), hostname);
  const head = [
    'POST /v1/fillPdf HTTP/1.1',
    'Host: localhost',
    `Authorization: Bearer ${service.token}`,
    'Content-Type: application/json',
    'Content-Length: 100',
  ];
  await new Promise<void>((resolve) => {
    socket.write(`${head.join('\r\n')}\r\n\r\n{"Planted":`, () => resolve());
  });
  await new Promise((resolve) => setTimeout(resolve, 50));
  socket.destroy();
}

it('gives each request its own id, whatever the caller sends', async () => {
  const service = await serviceForTests(newRelease('ids'));
  open.push(service);
  const ids = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const headers = { 'x-request-id': 'mine', 'request-id': 'mine' };
      return (await service.call('/v1/getAllFormIds', { headers })).headers.get('x-request-id');
    }),
  );
  expect(new Set(ids).size).toBe(20);
  expect(ids).not.toContain('mine');
  const logged = service.lines.flatMap((line) => JSON.parse(line).id ?? []);
  expect(logged).toEqual(expect.arrayContaining(ids));
});

it('writes to a file if configured, reopens it on request, and logs no secret', async () => {
  const keys = join(folder.path, 'keys.json');
  const { text, stored } = createKey({ name: 'Payroll' }, new Date());
  writeKeysFile(keys, [stored]);
  const LOG_FILE = join(folder.path, 'service.log');
  const TOKEN_SECRET = 'a secret of at least thirty-two bytes';
  const { settings } = readSettings({ PORT: '0', LOG_FILE, KEYS_FILE: keys, TOKEN_SECRET });
  if (!settings) throw new Error('The settings are wrong.');
  const service = await startService(settings, newRelease('file'));
  const login = await fetch(`${service.url}/authentication/login`, {
    headers: { 'api-key': text },
  });
  const { accessToken } = (await login.json()) as { accessToken: string };
  const headers = { authorization: `Bearer ${accessToken}` };
  await fetch(`${service.url}/v1/getAllFormIds`, { headers });
  await service.reload();
  await service.close();
  const log = readFileSync(LOG_FILE, 'utf8');
  const routes = log
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line).route ?? '');
  expect(routes).toEqual(['', '/authentication/login', '/v1/getAllFormIds']);
  for (const secret of [text, stored.sha256, accessToken, TOKEN_SECRET]) {
    expect(log).not.toContain(secret);
  }
});

it('writes nothing with the level silent', async () => {
  const service = await serviceForTests(newRelease('silent'), { LOG_LEVEL: 'silent' });
  open.push(service);
  await service.call('/nope');
  expect(service.lines).toEqual([]);
});
