import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { answerOf, createClient, Refused } from '@formpress/client';
import { afterAll, expect, it } from 'vitest';
import { definitions } from './compile-folder.ts';
import { employee } from './service/people.ts';
import { readPdf } from './service/read-pdf.ts';
import { temporaryFolder } from './service/service-for-tests.ts';
import { serviceOfDefinitions } from './service/service-of-definitions.ts';

const running = serviceOfDefinitions(definitions);
const folder = temporaryFolder();
afterAll(() => folder.remove());

const example = fileURLToPath(new URL('../examples/walk-a-form.ts', import.meta.url));
const client = (apiKey = running().key) => createClient({ origin: running().url, apiKey });

it('goes from two addresses to signed PDFs in less than 80 lines', async () => {
  expect(readFileSync(example, 'utf8').split('\n').length).toBeLessThan(80);
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', '--conditions', '@formpress/source', example, folder.path],
    { env: { ...process.env, FORMPRESS_URL: running().url, FORMPRESS_KEY: running().key } },
  );
  const signed = stdout.trim().split('\n');
  expect(signed).toContain('W4101 2026.1.0 is signed.');
  expect(signed).toContain('AL101 2025.4.0 is signed.');
  const files = readdirSync(folder.path).sort();
  expect(files).toEqual(signed.map((line) => `${line.split(' ')[0]}.pdf`).sort());
  for (const file of files) {
    const { text, fields } = await readPdf(readFileSync(join(folder.path, file), 'base64'));
    expect([file, fields]).toEqual([file, []]);
    expect(text).toContain('Ana Sample');
    expect(text).toContain('2026-03-01 07:00:00 America/New_York');
  }
});

it('logs in once for calls that begin together', async () => {
  const { POST, GET } = client();
  const before = logins();
  const ids = await Promise.all([1, 2, 3].map(() => answerOf(GET('/getAllFormIds'))));
  expect(new Set(ids.map(String)).size).toBe(1);
  const fields = {};
  const body = { formId: 'W4101', employee: { ...employee, address: undefined }, fields };
  await expect(answerOf(POST('/fillPdf', { body: body as never }))).rejects.toThrow(Refused);
  expect(logins() - before).toBe(1);
});

it('logs in again when its token is no longer taken, and sends the body once more', async () => {
  const { POST, GET } = client();
  const ids = await answerOf(GET('/getAllFormIds'));
  running().moveTo('2026-03-05T12:00:00Z');
  const before = logins();
  const place = { streetAddress1: '1 Elm St', city: 'Opp', state: 'AL', zipCode: '36467' } as const;
  const body = { homeAddress: place, workAddresses: [place] };
  const { forms } = await answerOf(POST('/forms', { body }));
  expect(ids).toEqual(expect.arrayContaining(forms.map(({ id }) => id)));
  expect(logins() - before).toBe(1);
  running().moveTo('2026-03-01T12:00:00Z');
});

it('says what was refused by its code', async () => {
  const body = { formId: 'W4101', employee: { firstName: '' }, fields: { nope: '1' } };
  const refused = await answerOf(client().POST('/fillPdf', { body })).catch((error) => error);
  expect(refused).toBeInstanceOf(Refused);
  expect(refused.status).toBe(400);
  expect(refused.of('UNKNOWN_QUESTION').map(({ field }: { field: string }) => field)).toEqual([
    'fields.nope',
  ]);
  expect(refused.requestId).toMatch(/^[0-9a-f]{12}-/);
});

it('says that a key is refused, and tries again at the next call', async () => {
  const { GET } = client('fp_wrong');
  const before = logins();
  for (let count = 0; count < 2; count += 1) {
    const refused = await answerOf(GET('/getAllFormIds')).catch((error) => error);
    expect([refused.status, refused.problems]).toEqual([401, []]);
  }
  expect(logins() - before).toBe(2);
});

it('gives up when a new token is refused as well', async () => {
  let calls = 0;
  const server = createServer((request, response) => {
    calls += 1;
    const isLogin = request.url === '/authentication/login';
    response.writeHead(isLogin ? 200 : 401, { 'content-type': 'application/json' });
    response.end(JSON.stringify(isLogin ? { accessToken: 'x' } : { message: 'Unauthorized' }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const { GET } = createClient({ origin: `http://127.0.0.1:${port}`, apiKey: 'x' });
  await expect(answerOf(GET('/getAllFormIds'))).rejects.toThrow('Unauthorized');
  expect(calls).toBe(4);
  server.close();
});

function logins(): number {
  return running().lines.filter((line) => line.includes('/authentication/login')).length;
}
