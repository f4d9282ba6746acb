import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, expect } from 'vitest';
import { endAll, type FormpressProcess, startProcess } from '../faults/formpress-process.ts';
import { withTool } from '../foundation/system-tools.ts';
import { temporaryFolder } from '../service/service-for-tests.ts';
import { writeSmallRelease } from '../service/small-release.ts';
import { newKey, publisherForTests } from './publisher-for-tests.ts';
import { endRegistries, registryForTests, type TestedRegistry } from './registry-for-tests.ts';

const it = withTool('docker-registry');
const folder = temporaryFolder();
const { key, publicPem } = newKey();
let server: TestedRegistry;

afterAll(async () => {
  await endAll();
  endRegistries();
  folder.remove();
});

function release(number: number, isWrong = false): string {
  const path = join(folder.path, `release-${number}`);
  const version = `2026.${number}.0`;
  writeSmallRelease(path, [{ id: 'W4101', version, effective: '2026-01-01', isWrong }]);
  return path;
}

async function publisherOf(repository: string) {
  server ??= await registryForTests(folder.path);
  writeFileSync(join(folder.path, 'key.pub'), publicPem);
  return publisherForTests(server, repository, key);
}

const pollSeconds = 2;

async function follow(name: string, cache: string, workers = '1') {
  const service = startProcess('serve', [name, '--workers', workers], {
    PORT: '0',
    OPS_PORT: '0',
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'warn',
    RELEASE_KEYS: join(folder.path, 'key.pub'),
    RELEASE_CHANNEL: 'production',
    RELEASE_POLL: String(pollSeconds),
    RELEASE_CACHE: join(folder.path, cache),
  });
  const [, url = ''] = await service.says(/Base URL +(.*)\/v1\n/);
  const [, ops = ''] = await service.says(/Operations +(.*)\n/);
  const [, apiKey = ''] = await service.says(/Development key +(.*)\n/);
  const login = await fetch(`${url}/authentication/login`, { headers: { 'api-key': apiKey } });
  const { accessToken } = (await login.json()) as { accessToken: string };
  return { service, url, ops, token: accessToken };
}

type Running = { service: FormpressProcess; url: string; ops: string; token: string };

/** Sends requests without a pause, including fills, and returns the results. */
function askOn({ url, token }: Running) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const body = JSON.stringify({
    formId: 'W4101',
    signForm: 'SIGN',
    employee: { firstName: 'Jordan', lastName: 'Rivera' },
    employer: {},
    fields: { dependents: '2' },
  });
  const counts = new Map<number | string, number>();
  let isOver = false;
  const ask = async (path: string, init: RequestInit = {}) => {
    const status = await fetch(`${url}/v1/${path}`, { headers, ...init }).then(
      async (reply) => {
        await reply.arrayBuffer();
        return reply.status;
      },
      (error: Error) => String(error.cause ?? error),
    );
    counts.set(status, (counts.get(status) ?? 0) + 1);
  };
  const asking = Array.from({ length: 4 }, async () => {
    while (!isOver) {
      await ask('getAllFormsCatalog');
      await ask('formQuestionSet/W4101/QS1');
      await ask('fillPdf', { method: 'POST', body });
    }
  });
  return async () => {
    isOver = true;
    await Promise.all(asking);
    return counts;
  };
}

type Detail = {
  processes: { followed: { digest: string; sequence: number } }[];
  following: { refused?: { code: string } };
};

async function detailAt({ ops }: Running): Promise<Detail> {
  return (await (await fetch(`${ops}/readyz`)).json()) as Detail;
}

async function looksAt({ ops }: Running): Promise<number> {
  const metrics = await (await fetch(`${ops}/metrics`)).text();
  const looks = metrics.matchAll(/^formpress_registry_checks_total\{.*\} ([0-9]+)$/gm);
  return [...looks].reduce((sum, [, number]) => sum + Number(number), 0);
}

/** How many checks a service makes until it serves a digest. */
async function looksUntil(running: Running, digest: string): Promise<number> {
  const before = await looksAt(running);
  await expect
    .poll(
      async () =>
        (await detailAt(running)).processes.every((each) => each.followed.digest === digest),
      { timeout: 30_000, interval: 50 },
    )
    .toBe(true);
  return (await looksAt(running)) - before;
}

it('keeps three services on one tag under load, through ten releases of which two are bad', async () => {
  const { publish, name } = await publisherOf('fleet');
  await publish(release(1));
  const fleet = await Promise.all(['a', 'b', 'c'].map((each) => follow(name, each)));
  const endings = fleet.map(askOn);
  for (let number = 2; number <= 9; number += 1) {
    const isWrong = number === 4;
    const isSigned = number !== 7;
    const { digest } = await publish(release(number, isWrong), { isSigned });
    await pause(pollSeconds * 500);
    // A good release may be skipped when the next one arrives, but a bad one must have been refused.
    if (isSigned && !isWrong) continue;
    const code = isWrong ? 'SELF_TEST_FAILED' : 'STATEMENT_MISSING';
    for (const running of fleet) {
      await expect
        .poll(async () => (await detailAt(running)).following.refused?.code, { timeout: 30_000 })
        .toBe(code);
      const served = (await detailAt(running)).processes.map(({ followed }) => followed.digest);
      expect(served).not.toContain(digest);
    }
  }
  const { digest, statement } = await publish(release(10));
  const looks = await Promise.all(fleet.map((running) => looksUntil(running, digest)));
  expect(Math.max(...looks)).toBeLessThanOrEqual(2);
  for (const running of fleet)
    expect(await detailAt(running)).toMatchObject({
      processes: [{ followed: { digest, sequence: statement?.sequence } }],
    });
  for (const end of endings) {
    const counts = await end();
    expect([...counts.keys()]).toEqual([200]);
    expect(counts.get(200)).toBeGreaterThan(100);
  }
  for (const { service } of fleet) {
    service.kill('SIGTERM');
    expect(await service.ended).toBe(0);
  }
}, 180_000);

it('checks with one process, and switches all', async () => {
  const { publish, name } = await publisherOf('workers');
  await publish(release(11));
  const running = await follow(name, 'workers', '2');
  const asking = askOn(running);
  expect((await detailAt(running)).processes).toHaveLength(2);
  const { digest } = await publish(release(12));
  running.service.kill('SIGHUP');
  await expect
    .poll(async () => (await detailAt(running)).processes, { timeout: 30_000 })
    .toMatchObject([{ followed: { digest, sequence: 2 } }, { followed: { digest, sequence: 2 } }]);
  const metrics = await (await fetch(`${running.ops}/metrics`)).text();
  expect(metrics).toContain(
    `formpress_followed_release_info{digest="${digest}",channel="production"} 2\n`,
  );
  expect(metrics).toContain('formpress_followed_release_sequence 2\n');
  expect([...(await asking()).keys()]).toEqual([200]);
  running.service.kill('SIGTERM');
  expect(await running.service.ended).toBe(0);
}, 120_000);

it('starts no process when the tag cannot be followed, and reports why once', async () => {
  const { name } = await publisherOf('empty');
  const service = startProcess('serve', [name, '--workers', '2'], {
    PORT: '0',
    RELEASE_CACHE: folder.path,
  });
  expect(await service.ended).toBe(1);
  expect(service.out()).toContain(`There is no release under ${name} yet.\n`);
}, 60_000);
