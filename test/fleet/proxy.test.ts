import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { installRelease, makeKeyText } from '@formpress/service';
import { afterAll, expect } from 'vitest';
import { endAll, type FormpressProcess, startProcess } from '../faults/formpress-process.ts';
import { withTool } from '../foundation/system-tools.ts';
import { serviceForTests, temporaryFolder } from '../service/service-for-tests.ts';
import { writeSmallRelease } from '../service/small-release.ts';
import { freePort, startHaproxy } from './haproxy.ts';

const folder = temporaryFolder();
afterAll(async () => {
  await endAll();
  folder.remove();
});

const environment = {
  PUBLIC_URL: 'http://forms.example',
  FORMPRESS_DEV_API_KEY: makeKeyText(),
  TOKEN_SECRET: 'a secret that all services of the fleet share',
};
const formVersion = '2026.1.0';
const first = { id: 'W4101', version: formVersion, effective: '2026-01-01' };
const second = { id: 'W4101', version: '2026.2.0', effective: '2026-02-01' };

/** The requests of every client, with the version it began with. */
const asked: [path: string, init?: RequestInit][] = [
  [`/v1/formQuestionSet/W4101/QS1?formVersion=${formVersion}`],
  [`/v1/fillPdf/W4101?formVersion=${formVersion}`],
  [
    '/v1/fillPdf',
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        formId: 'W4101',
        formVersion,
        employee: { firstName: 'Jordan', lastName: 'Rivera' },
        fields: { dependents: '2' },
      }),
    },
  ],
];

/** The reply of a release to each of them. */
async function repliesOf(release: string): Promise<string[]> {
  const service = await serviceForTests(release, environment);
  const replies = asked.map(async ([path, init]) => (await service.call(path, init)).text());
  const texts = await Promise.all(replies);
  await service.close();
  return texts;
}

type Group = { process: FormpressProcess; ops: string; root: string; port: number };

async function startGroup(root: string, port: number): Promise<Group> {
  const process = startProcess('serve', [root, '--workers', '2'], {
    ...environment,
    PORT: String(port),
    OPS_PORT: '0',
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'error',
    DRAIN_SECONDS: '2',
    TRUST_PROXY: '127.0.0.1',
  });
  const [, ops = ''] = await process.says(/Operations +(.*)\n/);
  return { process, ops, root, port };
}

async function pidsOf({ ops }: Group): Promise<number[]> {
  const { processes } = (await (await fetch(`${ops}/readyz`)).json()) as {
    processes: { pid: number }[];
  };
  return processes.map(({ pid }) => pid);
}

/** Kills the processes of a group one by one, each when all of them are running. */
async function killEach(group: Group): Promise<void> {
  for (const pid of await pidsOf(group)) {
    process.kill(pid, 'SIGKILL');
    const others = async () => (await pidsOf(group)).filter((each) => each !== pid).length;
    await expect.poll(others, { timeout: 60_000, interval: 200 }).toBe(2);
  }
}

/** Clients that call through the proxy until they are stopped, and their results. */
function startClients(url: string, count: number) {
  const replies = asked.map(() => new Map<string, number>());
  const failures: string[] = [];
  let isOver = false;
  const client = async (turn: number) => {
    const login = await fetch(`${url}/authentication/login`, {
      headers: { 'api-key': environment.FORMPRESS_DEV_API_KEY },
    });
    const { accessToken } = (await login.json()) as { accessToken: string };
    for (let index = turn; !isOver; index += 1) {
      const [path, init] = asked[index % asked.length] ?? [''];
      const headers = { ...init?.headers, authorization: `Bearer ${accessToken}` };
      try {
        const response = await fetch(url + path, { ...init, headers });
        const text = await response.text();
        const seen = replies[index % asked.length];
        seen?.set(text, (seen.get(text) ?? 0) + 1);
        if (response.status !== 200) failures.push(`${response.status} ${text.slice(0, 200)}`);
      } catch (error) {
        failures.push(String((error as Error).cause ?? error));
      }
      await pause(5);
    }
  };
  const clients = Array.from({ length: count }, (_, turn) => client(turn));
  return {
    replies,
    failures,
    async stop() {
      isOver = true;
      await Promise.all(clients);
    },
  };
}

withTool('haproxy')(
  'loses no request while four processes behind a proxy change release, die and restart',
  async () => {
    const [old, next] = [join(folder.path, 'old'), join(folder.path, 'next')];
    writeSmallRelease(old, [first]);
    writeSmallRelease(next, [first, second]);
    const before = await repliesOf(old);
    const after = await repliesOf(next);
    const groups: Group[] = [];
    for (const name of ['one', 'two']) {
      const root = join(folder.path, name);
      await installRelease(old, root);
      groups.push(await startGroup(root, await freePort()));
    }
    const proxy = await startHaproxy(
      folder.path,
      groups.map(({ port }) => port),
    );
    await expect.poll(proxy.ready, { timeout: 60_000, interval: 200 }).toBe(2);
    const clients = startClients(proxy.url, 8);
    for (const group of groups) {
      await pause(500);
      await installRelease(next, group.root);
      await killEach(group);
    }
    for (const { process, root, port } of groups) {
      process.kill('SIGTERM');
      expect(await process.ended).toBe(0);
      await startGroup(root, port);
      await expect.poll(proxy.ready, { timeout: 60_000, interval: 200 }).toBe(2);
    }
    await clients.stop();
    await proxy.stop();
    expect(clients.failures).toEqual([]);
    expect(clients.replies.map((seen) => [...seen.keys()].sort())).toEqual(
      asked.map((_, index) => [before[index], after[index]].sort()),
    );
  },
);
