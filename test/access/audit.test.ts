import { readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createKey, writeKeysFile } from '@formpress/service';
import Ajv2020 from 'ajv/dist/2020.js';
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import { runFormpress } from '../foundation/run-formpress.ts';
import { type TestedService, temporaryFolder } from '../service/service-for-tests.ts';
import { writeSmallRelease } from '../service/small-release.ts';
import { auditLines, eventsIn, fill } from './audit-lines.ts';
import { serviceWithKeys } from './key-callers.ts';

const folder = temporaryFolder();
const release = join(folder.path, 'release');
const keysFile = join(folder.path, 'keys.json');
const file = join(folder.path, 'audit.jsonl');
const open: TestedService[] = [];

writeSmallRelease(release, [{ id: 'W4101', version: '2026.1.0', effective: '2026-01-01' }]);
beforeEach(() => {
  for (const each of [file, `${file}.head`, `${file}.1`]) rmSync(each, { force: true });
});
afterEach(() => closeAll());
afterAll(() => folder.remove());

async function closeAll(): Promise<void> {
  await Promise.all(open.splice(0).map((service) => service.close()));
}

async function start(environment: Record<string, string> = {}) {
  const wishes = [{ name: 'Payroll' }];
  const started = await serviceWithKeys(release, keysFile, wishes, {
    AUDIT_FILE: file,
    ...environment,
  });
  open.push(started.service);
  const [call] = started.callers;
  if (!call) throw new Error('A key was made.');
  return { service: started.service, call, id: started.ids[0] ?? '' };
}

async function verify(...files: string[]) {
  return runFormpress('audit', 'verify', ...files);
}

const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
const digest = expect.stringMatching(/^[0-9a-f]{64}$/);

it('has a line for each PDF and refusal, and for each event of the service', async () => {
  const { call, id } = await start();
  const headers = { traceparent: `00-${trace}-00f067aa0ba902b7-01` };
  const replies = [
    await call('/v1/fillPdf', fill('SIGN', {}, headers)),
    await call('/v1/fillPdf', fill('PREVIEW')),
    await call('/v1/fillPdf', fill('SIGN_EXTERNALLY')),
    await call('/v1/fillPdf', fill('SIGN', { fields: { dependents: 'many' } })),
    await call('/v1/fillPdf', fill('SIGN', { formId: 'Jordan' })),
    await call('/v1/fillPdf', { ...fill('SIGN'), body: '{' }),
  ];
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 400, 404, 400]);
  const requests = replies.map((reply) => reply.headers.get('x-request-id'));
  await call('/v1/getAllFormIds');
  await closeAll();
  const about = { event: 'FILL', key: id, route: '/v1/fillPdf', release: digest };
  const form = { form: 'W4101', version: '2026.1.0' };
  expect(eventsIn(file)).toEqual([
    { event: 'CHAIN_STARTED' },
    { event: 'RELEASE_LOADED', release: digest },
    { event: 'SERVICE_STARTED', release: digest },
    { ...about, ...form, mode: 'SIGN', outcome: 'OK', request: requests[0], trace },
    { ...about, ...form, mode: 'PREVIEW', outcome: 'OK', request: requests[1] },
    { ...about, ...form, mode: 'SIGN_EXTERNALLY', outcome: 'OK', request: requests[2] },
    { ...about, ...form, mode: 'SIGN', outcome: 'INVALID_ANSWER', request: requests[3] },
    { ...about, outcome: 'NOT_FOUND', request: requests[4] },
    { ...about, outcome: 'INVALID_JSON', request: requests[5] },
    { event: 'SERVICE_STOPPED' },
  ]);
  const schema = new URL('../../schemas/audit/audit-line.schema.json', import.meta.url);
  const ajv = new Ajv2020.default({ strict: false });
  const isLine = ajv.compile(JSON.parse(readFileSync(schema, 'utf8')));
  for (const line of auditLines(file)) expect([line, isLine(line)]).toEqual([line, true]);
  const keys = Object.keys(JSON.parse(readFileSync(schema, 'utf8')).properties);
  for (const line of auditLines(file)) {
    expect(Object.keys(line)).toEqual(keys.filter((key) => key in line));
  }
});

it('records which keys were added and removed', async () => {
  const { call, id } = await start();
  const { stored } = createKey({ name: 'Other' }, new Date());
  writeKeysFile(keysFile, [...JSON.parse(readFileSync(keysFile, 'utf8')).keys, stored]);
  const last = () => eventsIn(file).at(-1);
  await expect
    .poll(last, { timeout: 20_000 })
    .toEqual({ event: 'KEYS_CHANGED', added: [stored.id] });
  expect((await runFormpress('keys', 'revoke', id, '--file', keysFile)).code).toBe(0);
  await expect.poll(last, { timeout: 20_000 }).toEqual({ event: 'KEYS_CHANGED', revoked: [id] });
  expect((await call('/v1/getAllFormIds')).status).toBe(401);
});

it('records that a release was refused, and that another was loaded', async () => {
  const { service } = await start();
  const manifest = join(release, 'release.json');
  const text = readFileSync(manifest, 'utf8');
  writeFileSync(manifest, '{');
  await service.reload();
  expect(eventsIn(file).at(-1)).toEqual({ event: 'RELEASE_REFUSED', outcome: 'RELEASE_DAMAGED' });
  writeFileSync(manifest, text.replace('"small"', '"other"'));
  await service.reload();
  expect(eventsIn(file).at(-1)).toEqual({ event: 'RELEASE_LOADED', release: digest });
  writeFileSync(manifest, text);
});

it('continues its chain after a restart, and in another file after a rotation', async () => {
  const first = await start();
  await first.call('/v1/fillPdf', fill('SIGN'));
  await closeAll();
  const { call, service } = await start();
  await call('/v1/fillPdf', fill('SIGN'));
  await service.reload();
  renameSync(file, `${file}.1`);
  await call('/v1/fillPdf', fill('SIGN'));
  await service.reload();
  await call('/v1/fillPdf', fill('PREVIEW'));
  const old = auditLines(`${file}.1`);
  const [begun, ...others] = auditLines(file);
  expect(begun).toMatchObject({ event: 'FILE_STARTED', previous: old.at(-1)?.hash });
  expect(new Set([...old, ...others].map(({ chain }) => chain))).toEqual(new Set([begun?.chain]));
  await closeAll();
  const head = auditLines(file).at(-1)?.hash;
  const numbers = [...old, ...auditLines(file)].map(({ number }) => number);
  expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  expect(JSON.parse(readFileSync(`${file}.head`, 'utf8'))).toEqual({
    chain: begun?.chain,
    count: numbers.length,
    head,
  });
  expect(await verify(file, `${file}.1`)).toEqual({
    code: 0,
    out: `Chain ${begun?.chain}: lines 1 to ${numbers.length} in 2 files are complete, and the last hash is ${head}.\n`,
    error: '',
  });
});

it('shows its head in the metrics', async () => {
  const { service, call } = await start();
  await call('/v1/fillPdf', fill('SIGN'));
  const metrics = await (await fetch(`${service.url}/metrics`)).text();
  const { chain, hash } = auditLines(file).at(-1) ?? {};
  expect(metrics).toContain('\nformpress_audit_lines_total 4\n');
  expect(metrics).toContain('\nformpress_audit_lines_lost_total 0\n');
  expect(metrics).toContain('\nformpress_audit_failing 0\n');
  expect(metrics).toContain(`\nformpress_audit_head_info{chain="${chain}",head="${hash}"} 1\n`);
});

it('stays with its file when the next one cannot be opened', async () => {
  const { service, call } = await start();
  renameSync(file, `${file}.1`);
  symlinkSync('/dev/full', file);
  await service.reload();
  expect((await call('/v1/fillPdf', fill('SIGN'))).status).toBe(200);
  expect(eventsIn(`${file}.1`).at(-1)).toMatchObject({ event: 'FILL', outcome: 'OK' });
  expect(service.lines.join('')).toContain('"code":"AUDIT_NOT_REOPENED"');
});

it('signs nothing while someone else writes to its file', async () => {
  const { service, call } = await start();
  writeFileSync(file, 'a line of others\n', { flag: 'a' });
  const refused = await call('/v1/fillPdf', fill('SIGN', {}, { 'accept-language': 'fr' }));
  expect(refused.status).toBe(503);
  expect(refused.headers.get('retry-after')).toBe('10');
  expect(await refused.json()).toEqual({
    status: 'Service Unavailable',
    statusCode: 503,
    reason:
      "Le service ne peut pas consigner ce qu'il fait en ce moment ; il ne remplit donc aucun " +
      'formulaire. Réessayez.',
    errors: [],
  });
  expect((await call('/v1/fillPdf', fill('PREVIEW'))).status).toBe(503);
  expect((await call('/v1/fillPdf', fill('SIGN', { fields: {} }))).status).toBe(400);
  expect((await call('/v1/getAllFormIds')).status).toBe(200);
  const metrics = await (await fetch(`${service.url}/metrics`)).text();
  expect(metrics).toContain('\nformpress_audit_lines_lost_total 3\n');
  expect(metrics).toContain('\nformpress_audit_failing 1\n');
  expect(metrics).not.toContain('formpress_fills_total{');
  const codes = service.lines.flatMap((line) => JSON.parse(line).code ?? []);
  expect(codes).toEqual([
    'RELEASE_LOADED',
    'LOGIN_REFUSED',
    'AUDIT_UNAVAILABLE: CHANGED_BY_OTHERS',
    'AUDIT_UNAVAILABLE',
    'AUDIT_UNAVAILABLE',
    'MISSING_ANSWER',
  ]);
});

it('does not start when it cannot write audit lines', async () => {
  await expect(start({ AUDIT_FILE: join(folder.path, 'no', 'audit') })).rejects.toThrow(
    `The audit file ${join(folder.path, 'no', 'audit')} cannot be opened (ENOENT).`,
  );
  await expect(start({ AUDIT_FILE: '/dev/full' })).rejects.toThrow(
    'The audit file /dev/full is not a regular file.',
  );
  await expect(start({ AUDIT_FILE: keysFile })).rejects.toThrow(
    `${keysFile} is not an audit file, or its last line was changed.`,
  );
});
