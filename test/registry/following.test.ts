import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rollBackRelease } from '@formpress/registry';
import { afterAll, afterEach, expect, test } from 'vitest';
import {
  serviceForTests,
  type TestedService,
  temporaryFolder,
} from '../service/service-for-tests.ts';
import { writeSmallRelease } from '../service/small-release.ts';
import { withTool } from '../system-tools.ts';
import { newKey, publisherForTests } from './publisher-for-tests.ts';
import { endRegistries, registryForTests, type TestedRegistry } from './registry-for-tests.ts';

const it = withTool('docker-registry');
const folder = temporaryFolder();
const keyFile = join(folder.path, 'key.pub');
const { key, publicPem } = newKey();
writeFileSync(keyFile, publicPem);
const stranger = newKey();
const open: TestedService[] = [];
let count = 0;
let server: TestedRegistry;

afterEach(() => Promise.all(open.splice(0).map((service) => service.close())));
afterAll(() => {
  endRegistries();
  folder.remove();
});

function release(version: string, isWrong = false): string {
  count += 1;
  const path = join(folder.path, `release-${count}`);
  writeSmallRelease(path, [{ id: 'W4101', version, effective: '2026-01-01', isWrong }]);
  return path;
}

/** A repository, its publisher, and services that follow it with a cache of their own. */
async function newPlace() {
  server ??= await registryForTests(folder.path);
  count += 1;
  const publisher = publisherForTests(server, `forms-${count}`, key);
  const cache = join(folder.path, `cache-${count}`);
  return {
    ...publisher,
    cache,
    async start(environment: Record<string, string> = {}): Promise<TestedService> {
      const service = await serviceForTests(publisher.name, {
        RELEASE_KEYS: keyFile,
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

/** What the log says beside requests. */
const codesOf = (service: TestedService) =>
  service.lines.flatMap((line) => JSON.parse(line).code ?? []);

it('serves what the tag points to, and says which digest and number that is', async () => {
  const { publish, start, name } = await newPlace();
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
  expect((await detailOf(service)).followed).toEqual({
    ...followed,
    digest: second.digest,
    sequence: 2,
  });
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

const refusals = [
  [
    'nobody signed it',
    'STATEMENT_MISSING',
    (digest: string) => `${digest} is not signed: no statement is attached to it.`,
    { isSigned: false },
  ],
  [
    'a stranger signed it',
    'STATEMENT_UNKNOWN_KEY',
    (digest: string) => `${digest} is signed with a key that is not among the trusted ones.`,
    { key: stranger.key, trusted: [key] },
  ],
  [
    'its statement was altered',
    'STATEMENT_ALTERED',
    (digest: string) => `The statement about ${digest} was altered after it was signed.`,
    { key: { ...stranger.key, id: key.id }, trusted: [key] },
  ],
  [
    'it is for another channel',
    'STATEMENT_CHANNEL',
    (digest: string) =>
      `${digest} is published in the channel "staging", and "production" is wanted.`,
    { channel: 'staging' },
  ],
] as const;

for (const [why, code, message, way] of refusals) {
  it(`stays on the old release when ${why}, and says so once`, async () => {
    const { publish, start } = await newPlace();
    const good = await publish(release('2026.1.0'));
    const service = await start();
    const { digest } = await publish(release('2026.2.0'), { ...way });
    await service.reload();
    await service.reload();
    expect(await versionOf(service)).toBe('2026.1.0');
    expect(await detailOf(service)).toMatchObject({
      followed: { digest: good.digest, sequence: 1 },
      following: { refused: { code, message: message(digest) } },
    });
    expect(codesOf(service)).toEqual(['RELEASE_LOADED', code]);
    const metrics = await (await service.call('/metrics')).text();
    expect(metrics).toContain('formpress_registry_refusing 1\n');
    expect(metrics).toContain(`formpress_registry_checks_total{result="${code}"} 2\n`);

    await publish(release('2026.3.0'));
    await service.reload();
    expect(await versionOf(service)).toBe('2026.3.0');
    expect((await detailOf(service)).following).not.toHaveProperty('refused');
  });
}

it('stays on the old release when a form of the new one comes out otherwise', async () => {
  const { publish, start, cache } = await newPlace();
  await publish(release('2026.1.0'));
  const service = await start();
  const { digest } = await publish(release('2026.2.0', true));
  await service.reload();
  expect(await versionOf(service)).toBe('2026.1.0');
  const place = join(cache, 'releases', digest.slice('sha256:'.length));
  expect((await detailOf(service)).following.refused).toEqual({
    code: 'SELF_TEST_FAILED',
    message: `The release in ${place} fails its self-test: W4101 2026.2.0.`,
  });
});

it('does not go back when the tag does, but when a new statement says so', async () => {
  const { publish, start, moveTag, registry, name } = await newPlace();
  const first = await publish(release('2026.1.0'));
  const service = await start();
  const second = await publish(release('2026.2.0'));
  await service.reload();
  await moveTag(first.digest);
  await service.reload();
  expect(await versionOf(service)).toBe('2026.2.0');
  expect((await detailOf(service)).following.refused?.message).toBe(
    `${first.digest} has the number 1, and 2 was served already. ` +
      'To go back to it, publish it again with "formpress rollback".',
  );
  await moveTag(second.digest);

  const back = await rollBackRelease(registry, 'stable', { key, trusted: [] });
  await service.reload();
  expect(await versionOf(service)).toBe('2026.1.0');
  const followed = { digest: first.digest, channel: 'production', sequence: 3 };
  expect(back).toMatchObject(followed);
  expect(await detailOf(service)).toEqual({
    followed,
    following: { reference: name, channel: 'production', release: followed },
  });
  await expect(rollBackRelease(registry, 'stable', { key, trusted: [] })).rejects.toThrow(
    `There is no release before ${first.digest} to go back to.`,
  );
});

it('remembers how new its release is when it starts again, and what a newer statement said', async () => {
  const { publish, start, moveTag, registry } = await newPlace();
  const first = await publish(release('2026.1.0'));
  const service = await start();
  const second = await publish(release('2026.2.0'));
  await rollBackRelease(registry, 'stable', { key, trusted: [] });
  // The digest is the one that is served, so only the number changes: and counts.
  await service.reload();
  expect((await detailOf(service)).followed).toMatchObject({ digest: first.digest, sequence: 3 });
  await service.close();
  await moveTag(second.digest);
  const again = await start();
  await again.reload();
  expect(await versionOf(again)).toBe('2026.1.0');
  expect((await detailOf(again)).following.refused?.code).toBe('STATEMENT_SEQUENCE');
});

it('changes from an old key to a new one without a gap', async () => {
  const { publish, start, cache } = await newPlace();
  const next = newKey();
  const nextFile = `${cache}.next.pub`;
  writeFileSync(nextFile, next.publicPem);
  await publish(release('2026.1.0'));
  const service = await start({ RELEASE_KEYS: `${keyFile} ${nextFile}` });
  const onlyNext = { RELEASE_KEYS: nextFile };
  await expect(start(onlyNext)).rejects.toThrow('signed with a key that is not among the trusted');
  await publish(release('2026.2.0'), { key: next.key, trusted: [key] });
  await service.reload();
  expect((await detailOf(service)).followed).toMatchObject({ sequence: 2 });
  await service.close();
  expect(await versionOf(await start(onlyNext))).toBe('2026.2.0');
});

it('does not start on anything that nobody vouches for, and says why', async () => {
  const { publish, start, name } = await newPlace();
  await expect(start()).rejects.toThrow(`There is no release under ${name} yet.`);
  const { digest } = await publish(release('2026.1.0'), { isSigned: false });
  await expect(start()).rejects.toThrow(`${digest} is not signed`);
  const production = { NODE_ENV: 'production', TOKEN_SECRET: 'x'.repeat(32), KEYS_FILE: keyFile };
  writeFileSync(`${keyFile}s.json`, '{"keys":[]}');
  await expect(
    start({ ...production, KEYS_FILE: `${keyFile}s.json`, RELEASE_KEYS: '' }),
  ).rejects.toThrow(
    'RELEASE_KEYS must name the public keys of whoever publishes, because the release comes from a registry.',
  );
  const trusting = await start({ RELEASE_KEYS: '' });
  expect((await detailOf(trusting)).followed).toEqual({ digest, channel: 'production' });
});

it('fetches a kept release anew when it was damaged', async () => {
  const { publish, start, cache } = await newPlace();
  const { digest } = await publish(release('2026.1.0'));
  await (await start()).close();
  const place = join(cache, 'releases', digest.slice('sha256:'.length));
  writeFileSync(join(place, 'catalog.json'), '{}');
  expect(await versionOf(await start())).toBe('2026.1.0');
});

const small = join(folder.path, 'small-disk');
mkdirSync(small);
const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=2m', 'tmpfs', small]).status === 0;
afterAll(() => void (mounted && spawnSync('umount', [small])));

const whenMounted = mounted ? it : test.skip;
whenMounted('serves on while the disk of its cache is full (mounting needs root)', async () => {
  const { publish, start } = await newPlace();
  const first = await publish(release('2026.1.0'));
  const service = await start({ RELEASE_CACHE: small });
  const filling = join(small, 'filling');
  expect(() => writeFileSync(filling, Buffer.alloc(2 * 1024 * 1024))).toThrow('ENOSPC');
  const second = await publish(release('2026.2.0'));
  await service.reload();
  expect(await detailOf(service)).toMatchObject({
    followed: { digest: first.digest },
    following: {
      refused: {
        code: 'REGISTRY_DISK',
        message: `Nothing was kept in ${small}: the disk is full.`,
      },
    },
  });
  expect(await versionOf(service)).toBe('2026.1.0');
  rmSync(filling);
  await service.reload();
  expect(await detailOf(service)).toMatchObject({ followed: { digest: second.digest } });
});

it('starts from what it kept while the registry is down, and stops at once', async () => {
  const { publish, start } = await newPlace();
  const first = await publish(release('2026.1.0'));
  await (await start()).close();
  await server.kill();
  const service = await start({ RELEASE_POLL: '1' });
  expect(await versionOf(service)).toBe('2026.1.0');
  const began = performance.now();
  await service.close();
  expect(performance.now() - began).toBeLessThan(5_000);

  const waiting = await start({ RELEASE_POLL: '1' });
  await expect
    .poll(async () => (await detailOf(waiting)).following.refused?.code, { timeout: 40_000 })
    .toBe('REGISTRY_UNREACHABLE');
  expect(await detailOf(waiting)).toMatchObject({ followed: { digest: first.digest } });
  await server.start();
  const second = await publish(release('2026.2.0'));
  await expect
    .poll(async () => (await detailOf(waiting)).followed, { timeout: 40_000 })
    .toMatchObject({ digest: second.digest, sequence: 2 });
  expect(codesOf(waiting)).toEqual([
    'RELEASE_LOADED',
    'REGISTRY_UNREACHABLE',
    'REGISTRY_TROUBLE_ENDED',
    'RELEASE_LOADED',
  ]);
}, 120_000);
