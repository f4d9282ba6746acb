import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { temporaryFolder } from '../service/service-for-tests.ts';
import { writeSmallRelease } from '../service/small-release.ts';
import { endAll, startProcess } from './formpress-process.ts';

const folder = temporaryFolder();
const release = join(folder.path, 'release');

beforeAll(() => {
  writeSmallRelease(release, [{ id: 'W4101', version: '2026.1.0', effective: '2026-01-01' }]);
});
afterEach(endAll);
afterAll(() => folder.remove());

const urlOf = async (service: ReturnType<typeof startProcess>) =>
  (await service.says(/http:\/\/127\.0\.0\.1:[0-9]+/))[0];

it.each(['1', '2'])('survives the loss of its log folder, with %s processes', async (workers) => {
  const logs = join(folder.path, `logs-${workers}`);
  mkdirSync(logs);
  const LOG_FILE = join(logs, 'service.log');
  const service = startProcess('serve', [release, '--workers', workers], { PORT: '0', LOG_FILE });
  const url = await urlOf(service);
  rmSync(logs, { recursive: true });
  service.kill('SIGHUP');
  await service.says(/LOG_FILE cannot be reopened: .*service\.log \(ENOENT\)\./);
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  mkdirSync(logs);
  service.kill('SIGHUP');
  await expect
    .poll(async () => {
      await fetch(`${url}/healthz`);
      return readFileSync(LOG_FILE, 'utf8').includes('"route":"/healthz"');
    })
    .toBe(true);
  service.kill('SIGTERM');
  expect(await service.ended).toBe(0);
});

it.each(['1', '2'])(
  'survives the loss of the reader of its output, with %s processes',
  async (workers) => {
    const service = startProcess('serve', [release, '--workers', workers], { PORT: '0' });
    const url = await urlOf(service);
    service.stopReading();
    const ask = async () => (await fetch(`${url}/healthz`)).status;
    await expect
      .poll(async () => {
        expect(await ask()).toBe(200);
        return service.out();
      })
      .toContain('Standard output was closed. Log lines are lost from now on.\n');
    expect(await ask()).toBe(200);
    service.kill('SIGTERM');
    expect(await service.ended).toBe(0);
  },
);

it('does not start without its log folder, and reports it', async () => {
  const LOG_FILE = join(folder.path, 'nowhere', 'service.log');
  const service = startProcess('serve', [release], { PORT: '0', LOG_FILE });
  expect(await service.ended).toBe(1);
  expect(service.out()).toBe(`LOG_FILE cannot be written: ${LOG_FILE} (ENOENT).\n`);
});
