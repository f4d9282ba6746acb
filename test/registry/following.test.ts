import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rollBackRelease } from '@formpress/registry';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { serviceForTests, type TestedService, temporaryFolder } from '../service/service-for-tests.ts';
import { spoilSelfTest, writeSmallRelease } from '../service/small-release.ts';
import { withTool } from '../system-tools.ts';
import { newKey, publisherForTests } from './publisher-for-tests.ts';
import { endRegistries, registryForTests, type TestedRegistry } from './registry-for-tests.ts';

const folder = temporaryFolder();
const test = withTool('docker-registry');
const { key, publicPem } = newKey();
const stranger = newKey();
const open: TestedService[] = [];
let server: TestedRegistry;
let count = 0;

beforeAll(async () => {
  server = await registryForTests(folder.path);
  writeFileSync(join(folder.path, 'key.pub'), publicPem);
});
afterEach(() => Promise.all(open.splice(0).map((service) => service.close())));
afterAll(() => {
  endRegistries();
  folder.remove();
});

function release(version: string): string {
  count += 1;
  const path = join(folder.path, `release-${count}`);
  writeSmallRelease(path, [{ id: 'W4101', version, effective: '2026-01-01' }]);
  return path;
}

/** A repository, its publisher, and services that follow it with a cache of their own. */
function newPlace() {
  count += 1;
  const publisher = publisherForTests(server, `forms-${count}`, key);
  const cache = join(folder.path, `cache-${count}`);
  return {
    ...publisher,
    cache,
    async start(environment: Record<string, string> = {}): Promise<TestedService> {
      const service = await serviceForTests(publisher.name, {
        RELEASE_KEYS: join(folder.path, 'key.pub'),
        RELEASE_CHANNEL: 'production',
        RELEASE_CACHE: cache,
        RELEASE_POLL: '3600',
        ...environment,
      });
      open.push(service);
      return service;
    },
  };
}

async function versionOf(service: TestedService): Promise<string> {
  const forms = (await (await service.call('/v1/getAllFormsCatalog')).json()) as [
    { version: string },
  ];
  return forms[0].version;
}

async function detailOf(service: TestedService) {
  const { processes, following } = (await (await service.call('/readyz')).json()) as {
    processes: [{ followed: object }];
    following: { release: object; refused?: { code: string; message: string } };
  };
  return { followed: processes[0].followed, following };
}

const codesOf = (service: TestedService) => service.lines.map((line) => JSON.parse(line).code);

test('serves what the tag points to, and says which digest and number that is', async () => {
  const { publish, start, name } = newPlace();
  const first = await publish(release('2026.1.0'));
  const service = await start();
  expect(await versionOf(service)).toBe('2026.1.0');
  const followed = { digest: first.digest, channel: 'production', sequence: 1 };
  expect(await detailOf(service)).toEqual({
    followed,
    following: { reference: name, channel: 'production', release: followed },
  });

  const second = await publish(release('2026.2.0'));
  await service.reload();
  expect(await versionOf(service)).toBe('2026.2.0');
  expect((await detailOf(service)).followed).toEqual({ ...followed, digest: second.digest, sequence: 2 });
  await service.reload();
  const metrics = await (await service.call('/metrics')).text();
  for (const line of [
    `formpress_followed_release_info{digest="${second.digest}",channel="production"} 1`,
    'formpress_followed_release_sequence 2',
    'formpress_registry_refusing 0',
    'formpress_registry_checks_total{result="taken"} 2',
    'formpress_registry_checks_total{result="same"} 1',
  ])
    expect(metrics).toContain(`${line}\n`);
});
