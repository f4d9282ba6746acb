import { join } from 'node:path';
import { installRelease } from '@formpress/service';
import { afterAll, expect, it } from 'vitest';
import { temporaryFolder } from '../service/service-for-tests.ts';
import { writeSmallRelease } from '../service/small-release.ts';
import { endAll, startProcess } from './formpress-process.ts';

const folder = temporaryFolder();
afterAll(async () => {
  await endAll();
  folder.remove();
});

type Detail = { status: string; processes: { pid: number; release: string }[] };

function release(version: string): string {
  const path = join(folder.path, version);
  writeSmallRelease(path, [{ id: 'W4101', version, effective: '2026-01-01' }]);
  return path;
}

async function detailAt(ops: string): Promise<Detail> {
  return (await (await fetch(`${ops}/readyz`)).json()) as Detail;
}

it('serves with several processes: one port, combined metrics, dead processes replaced', async () => {
  const root = join(folder.path, 'root');
  await installRelease(release('2026.1.0'), root);
  const service = startProcess('serve', [root, '--workers', '2'], { PORT: '0', OPS_PORT: '0' });
  const [, url = ''] = await service.says(/Base URL +(.*)\/v1\n/);
  const [, ops = ''] = await service.says(/Operations +(.*)\n/);
  const [, key = ''] = await service.says(/Development key +(.*)\n/);

  const login = await fetch(`${url}/authentication/login`, { headers: { 'api-key': key } });
  const { accessToken } = (await login.json()) as { accessToken: string };
  const headers = { authorization: `Bearer ${accessToken}`, connection: 'close' };
  const call = () => fetch(`${url}/v1/getAllFormsCatalog`, { headers });
  for (let count = 0; count < 20; count += 1) expect((await call()).status).toBe(200);
  const metrics = await (await fetch(`${ops}/metrics`)).text();
  expect(metrics).toContain(
    'formpress_requests_total{route="/v1/getAllFormsCatalog",method="GET",status="200"} 20\n',
  );

  const before = await detailAt(ops);
  expect(before).toMatchObject({ status: 'ready', processes: [{}, {}] });
  const [victim] = before.processes;
  process.kill(victim?.pid ?? 0, 'SIGKILL');
  await expect
    .poll(async () => (await detailAt(ops)).processes.filter(({ pid }) => pid !== victim?.pid), {
      timeout: 30_000,
      interval: 200,
    })
    .toHaveLength(2);
  expect((await call()).status).toBe(200);

  const second = await installRelease(release('2026.2.0'), root);
  await expect
    .poll(async () => (await detailAt(ops)).processes.map((each) => each.release.slice(0, 12)), {
      timeout: 30_000,
      interval: 200,
    })
    .toEqual([second, second]);
  expect(await (await call()).json()).toEqual([{ id: 'W4101', version: '2026.2.0' }]);

  service.kill('SIGTERM');
  expect(await service.ended).toBe(0);
  await expect(call()).rejects.toThrow();
  expect(service.out()).toContain('"code":"WORKER_ENDED"');
  expect(service.out()).not.toContain(accessToken);
}, 120_000);

it('starts nothing when the first process cannot start, and reports why once', async () => {
  const service = startProcess('serve', [join(folder.path, 'nowhere'), '--workers', '3'], {
    PORT: '0',
  });
  expect(await service.ended).toBe(1);
  const said = `There is no release in ${join(folder.path, 'nowhere')}: release.json cannot be read.\n`;
  expect(service.out()).toBe(said);
}, 60_000);
