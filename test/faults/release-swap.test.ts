import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { installRelease } from '@formpress/service';
import { afterAll, expect, it } from 'vitest';
import { seedOfTheDay } from '../foundation/seed-of-the-day.ts';
import { serviceForTests, temporaryFolder } from '../service/service-for-tests.ts';
import { writeSmallRelease } from '../service/small-release.ts';
import { endAll, startProcess } from './formpress-process.ts';

const folder = temporaryFolder();
afterAll(async () => {
  await endAll();
  folder.remove();
});

const versions = ['2026.1.0', '2026.2.0', '2026.3.0'];

function release(version: string): string {
  const path = join(folder.path, version);
  writeSmallRelease(path, [{ id: 'W4101', version, effective: '2026-01-01' }]);
  return path;
}

it(`keeps serving while an installation is killed at any moment (seed ${seedOfTheDay})`, async () => {
  const root = join(folder.path, 'root');
  const [first = '', ...others] = versions.map(release);
  await installRelease(first, root);
  const service = await serviceForTests(root);
  const statuses = new Set<number>();
  let isOver = false;
  const asking = (async () => {
    while (!isOver) {
      statuses.add((await service.call('/v1/getAllFormsCatalog')).status);
      statuses.add((await service.call('/v1/formQuestionSet/W4101/QS1')).status);
    }
  })();
  for (let round = 0; round < 4; round += 1) {
    const installing = startProcess('install', [root, first, ...others]);
    await installing.says(/installed/);
    await new Promise((resolve) => setTimeout(resolve, (seedOfTheDay * (round + 7)) % 97));
    installing.kill('SIGKILL');
    expect(await installing.ended).toBe('SIGKILL');
    expect(readFileSync(join(root, 'current'), 'utf8')).toMatch(/^([0-9a-f]{12}\n)+$/);

    const another = await serviceForTests(root);
    const catalog = await (await another.call('/v1/getAllFormsCatalog')).json();
    expect(versions).toContain((catalog as [{ version: string }])[0].version);
    await another.close();
  }
  isOver = true;
  await asking;
  expect(statuses).toEqual(new Set([200]));
  expect(service.lines.filter((line) => JSON.parse(line).level !== 'info')).toEqual([]);
  await service.close();
}, 120_000);

it('starts again with complete releases after it was killed while loading another', async () => {
  const root = join(folder.path, 'killed');
  const sources = versions.map(release);
  await installRelease(sources[0] ?? '', root);
  const service = startProcess('serve', [root], { PORT: '0' });
  await service.says(/Base URL/);
  for (const source of sources.slice(1)) await installRelease(source, root);
  service.kill('SIGHUP');
  service.kill('SIGKILL');
  expect(await service.ended).toBe('SIGKILL');
  const again = await serviceForTests(root);
  expect(await (await again.call('/v1/getAllFormsCatalog')).json()).toEqual([
    { id: 'W4101', version: '2026.3.0' },
  ]);
  await again.close();
}, 60_000);

it('reloads on SIGHUP, and on SIGTERM finishes its requests and exits with 0', async () => {
  const path = release('2026.9.0');
  const service = startProcess('serve', [path], { PORT: '0' });
  const [, url = ''] = await service.says(/Base URL +(.*)\/v1\n/);
  const [, key = ''] = await service.says(/Development key +(.*)\n/);
  writeSmallRelease(path, [{ id: 'W4101', version: '2026.9.1', effective: '2026-01-01' }]);
  service.kill('SIGHUP');
  await expect
    .poll(async () => (await fetch(`${url}/images/W4101/2026.9.1/w4101_1.png`)).status, {
      timeout: 10_000,
    })
    .toBe(200);

  const login = await fetch(`${url}/authentication/login`, { headers: { 'api-key': key } });
  const { accessToken } = (await login.json()) as { accessToken: string };
  const began = beginRequest(url, accessToken);
  await new Promise((resolve) => setTimeout(resolve, 300));
  service.kill('SIGTERM');
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(await began.finish()).toMatch(/^HTTP\/1\.1 404 Not Found\r\n.*There is no such form/is);
  expect(await service.ended).toBe(0);
}, 60_000);

/** A request whose body is only half sent until it is finished. */
function beginRequest(url: string, token: string) {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  const body = JSON.stringify({ formId: 'NOPE' });
  const head = [
    'POST /v1/fillPdf HTTP/1.1',
    'Host: localhost',
    `Authorization: Bearer ${token}`,
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n${body.slice(0, 5)}`);
  let text = '';
  socket.setEncoding('utf8').on('data', (part) => {
    text += part;
  });
  return {
    async finish(): Promise<string> {
      socket.write(body.slice(5));
      await once(socket, 'close');
      return text;
    },
  };
}
