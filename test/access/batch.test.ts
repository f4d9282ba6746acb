import { join } from 'node:path';
import { createKey, writeKeysFile } from '@formpress/service';
import { afterAll, expect, it } from 'vitest';
import { runFormpress } from '../foundation/run-formpress.ts';
import { serviceForTests, temporaryFolder } from '../service/service-for-tests.ts';
import { writeSmallRelease } from '../service/small-release.ts';
import { eventsIn, fill } from './audit-lines.ts';
import { callerOf, serviceWithKeys } from './key-callers.ts';

const folder = temporaryFolder();
const release = join(folder.path, 'release');
const file = join(folder.path, 'audit.jsonl');
writeSmallRelease(release, [
  { id: 'W4101', version: '2026.1.0', effective: '2026-01-01' },
  { id: 'NY101', version: '2026.1.0', effective: '2026-01-01' },
]);
afterAll(() => folder.remove());

const lineOf = (signForm: string, more: object = {}) => fill(signForm, more).body;

const batch = (lines: string[]) => ({
  method: 'POST',
  headers: { 'content-type': 'application/x-ndjson' },
  body: lines.map((line) => `${line}\n`).join(''),
});

async function statusesOf(response: Response): Promise<unknown[]> {
  const lines = (await response.text()).split('\n').slice(0, -1);
  return lines.map((line) => {
    const { form, statusCode, message } = JSON.parse(line);
    return form ?? statusCode ?? message;
  });
}

it('records each line, and counts it as one use', async () => {
  const keys = join(folder.path, 'audited.json');
  const started = await serviceWithKeys(release, keys, [{ name: 'Payroll' }], { AUDIT_FILE: file });
  const [call] = started.callers;
  const lines = [lineOf('SIGN'), '{}', lineOf('SIGN'), lineOf('PREVIEW')];
  const response = await call?.('/v1/fillPdf/batch', batch(lines));
  expect(response && (await statusesOf(response))).toEqual(['W4101', 400, 'W4101', 'W4101']);
  await started.service.close();

  const route = '/v1/fillPdf/batch';
  const fills = eventsIn(file).filter(({ event }) => event === 'FILL');
  expect(fills.map((each) => [each.route, each.key, each.mode, each.outcome])).toEqual([
    [route, started.ids[0], 'SIGN', 'OK'],
    [route, started.ids[0], undefined, 'MISSING'],
    [route, started.ids[0], 'SIGN', 'OK'],
    [route, started.ids[0], 'PREVIEW', 'OK'],
  ]);
  expect(new Set(fills.map(({ request }) => request)).size).toBe(1);
  const { out } = await runFormpress('usage', file);
  expect(
    out
      .split('\n')
      .slice(1, 3)
      .map((row) => row.split(',').slice(-3)),
  ).toEqual([
    ['W4101', 'PREVIEW', '1'],
    ['W4101', 'SIGN', '2'],
  ]);
});

it('offers each line only the forms in the scope of the key', async () => {
  const keys = join(folder.path, 'scoped.json');
  const started = await serviceWithKeys(release, keys, [{ name: 'New York', forms: ['NY*'] }]);
  const lines = [lineOf('SIGN'), lineOf('SIGN', { formId: 'NY101' })];
  const response = await started.callers[0]?.('/v1/fillPdf/batch', batch(lines));
  expect(response && (await statusesOf(response))).toEqual([404, 'NY101']);
  await started.service.close();
});

it('takes lines no faster than the rate limit allows, and refuses none of them', async () => {
  const keys = join(folder.path, 'limited.json');
  const started = await serviceWithKeys(release, keys, [{ name: 'Slow', limit: 40 }]);
  const begin = performance.now();
  // The burst of four seconds is 160.
  const lines = Array.from({ length: 200 }, () => lineOf('PREVIEW'));
  const response = await started.callers[0]?.('/v1/fillPdf/batch', batch(lines));
  expect(response && (await statusesOf(response))).toEqual(Array(200).fill('W4101'));
  expect(performance.now() - begin).toBeGreaterThan(900);
  await started.service.close();
});

it('refuses the lines that arrive after its key was revoked', async () => {
  const keys = join(folder.path, 'revoked.json');
  const { stored, text } = createKey({ name: 'Leaving' }, new Date('2026-01-01T00:00:00Z'));
  writeKeysFile(keys, [stored]);
  const service = await serviceForTests(release, { KEYS_FILE: keys });
  const call = await callerOf(service.url, text);
  let send: (line: string) => void = () => undefined;
  let end = () => {};
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      send = (line) => controller.enqueue(Buffer.from(`${line}\n`));
      end = () => controller.close();
    },
  });
  send(lineOf('PREVIEW'));
  const { headers } = batch([]);
  const init = { method: 'POST', headers, body, duplex: 'half' };
  const response = await call('/v1/fillPdf/batch', init as RequestInit);
  writeKeysFile(keys, []);
  const ids = () => call('/v1/getAllFormIds').then(({ status }) => status);
  await expect.poll(ids, { timeout: 10_000 }).toBe(401);
  send(lineOf('PREVIEW'));
  end();
  expect(await statusesOf(response)).toEqual(['W4101', 'Unauthorized']);
  await service.close();
});
