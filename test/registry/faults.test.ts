import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { openRegistry, parseReference, pullRelease, pushRelease } from '@formpress/registry';
import { afterAll, expect, test } from 'vitest';
import { runFormpress } from '../foundation/run-formpress.ts';
import { withTool } from '../foundation/system-tools.ts';
import { heavyRelease } from './heavy-release.ts';
import { proxyForTests } from './proxy-for-tests.ts';
import { shortTimeLimits, type TestedRegistry } from './registry-for-tests.ts';
import { registryInFolder } from './registry-in-folder.ts';

const it = withTool('docker-registry');
const folder = registryInFolder();
const built = join(folder.path, 'built');
heavyRelease(built, ['W4101', 'AL101', 'GA101'], 300_000);
const small = join(folder.path, 'small-disk');
mkdirSync(small);
const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', small]).status === 0;
afterAll(() => {
  if (mounted) spawnSync('umount', ['--lazy', small]);
});

/** The file in which the registry stores a blob or manifest. */
function fileOf({ folder: kept }: TestedRegistry, digest: string): string {
  const hex = digest.slice('sha256:'.length);
  return join(kept, 'docker/registry/v2/blobs/sha256', hex.slice(0, 2), hex, 'data');
}

it('refuses a tampered blob or manifest, and leaves the folder unchanged', async () => {
  const registry = await folder.started();
  const repository = registry.open('tampered');
  const { found } = await pushRelease(repository, built);
  const [layer] = found.manifest.layers;
  if (!layer) throw new Error('There is no layer.');
  const target = join(folder.path, 'pulled');
  const place = `oci://${registry.host}/tampered@${found.descriptor.digest}`;
  expect((await runFormpress('pull', place, target)).code).toBe(0);
  const file = fileOf(registry, layer.digest);
  const bytes = readFileSync(file);
  writeFileSync(
    file,
    bytes.map((byte, index) => (index === 1000 ? byte ^ 1 : byte)),
  );
  expect(await runFormpress('pull', place, target)).toEqual({
    code: 1,
    out: '',
    error: `The registry ${registry.host} returned something other than ${layer.digest}: the content has another digest.\n`,
  });
  writeFileSync(file, bytes);
  const manifestFile = fileOf(registry, found.descriptor.digest);
  writeFileSync(manifestFile, found.bytes.toString().replace('AL101@', 'AL102@'));
  const { code, out, error } = await runFormpress('pull', place, target);
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(error).toContain(found.descriptor.digest);
  writeFileSync(manifestFile, found.bytes);
  expect(readFileSync(join(target, 'release.json'))).toEqual(
    readFileSync(join(built, 'release.json')),
  );
  expect(readdirSync(folder.path).filter((name) => name.startsWith('pulled'))).toEqual(['pulled']);
});

it('reports when the registry is killed during a transfer, and loses nothing', async () => {
  const registry = await folder.started();
  const proxy = await proxyForTests(registry.host);
  const reference = parseReference(`oci://${proxy.host}/killed`);
  const repository = openRegistry({ reference, timeLimits: shortTimeLimits });
  const cache = join(folder.path, 'cache');
  proxy.breakAfter(400_000, 'up', () => void registry.kill());
  await expect(pushRelease(repository, built)).rejects.toMatchObject({ code: 'UNREACHABLE' });
  await registry.start();
  expect(await repository.tags()).toEqual([]);
  const { found } = await pushRelease(repository, built);
  proxy.breakAfter(400_000, 'down', () => void registry.kill());
  const pulling = pullRelease(repository, found.descriptor.digest, cache);
  await expect(pulling).rejects.toMatchObject({ code: 'UNREACHABLE' });
  expect(readdirSync(join(cache, 'releases'))).toEqual([]);
  await registry.start();
  const pulled = await pullRelease(repository, found.descriptor.digest, cache);
  expect(readFileSync(join(pulled, 'release.json'))).toEqual(
    readFileSync(join(built, 'release.json')),
  );
  await registry.kill();
  expect(await pullRelease(repository, found.descriptor.digest, cache)).toBe(pulled);
  await registry.start();
  proxy.close();
});

it('resends a blob that the registry was recording when it was killed', async () => {
  const registry = await folder.started();
  const repository = registry.open('half-noted');
  const bytes = readFileSync(join(built, 'release.json'));
  const digest = `sha256:${createHash('sha256').update(bytes).digest('hex')}`;
  const blob = { mediaType: 'application/json', digest, size: bytes.length };
  await repository.pushBlob(blob, bytes);
  const note = join(
    registry.folder,
    'docker/registry/v2/repositories/half-noted/_layers/sha256',
    digest.slice('sha256:'.length),
    'link',
  );
  writeFileSync(note, '');
  await expect(repository.bytes(blob)).rejects.toMatchObject({
    code: 'UNREACHABLE',
    message: `The registry ${registry.host} answers 500. It was tried 5 times.`,
  });
  expect(await repository.pushBlob(blob, bytes)).toBe(bytes.length);
  expect(await repository.bytes(blob)).toEqual(bytes);
});

it('waits for a registry that is killed during publishing and comes back', async () => {
  const registry = await folder.started();
  const proxy = await proxyForTests(registry.host);
  proxy.breakAfter(400_000, 'up', async () => {
    await registry.kill();
    await registry.start();
  });
  expect((await runFormpress('publish', built, `oci://${proxy.host}/back:stable`)).code).toBe(0);
  proxy.close();
});

it('lets one of two publishers win and reports it to the other', async () => {
  const { host } = await folder.started();
  const releases = ['one', 'two'].map((name) => {
    const path = join(folder.path, name);
    heavyRelease(path, ['W4101', name === 'one' ? 'AL101' : 'AL102'], 1000);
    return path;
  });
  const place = `oci://${host}/race:stable`;
  const ends = await Promise.all(releases.map((path) => runFormpress('publish', path, place)));
  expect(ends.map(({ code }) => code).sort()).toEqual([0, 1]);
  const [won, lost] = [ends.find(({ code }) => code === 0), ends.find(({ code }) => code === 1)];
  expect(lost).toEqual({
    code: 1,
    out: '',
    error:
      'Someone else moved the tag stable at the same time, and theirs stays. Look at what they published, then publish again.\n',
  });
  const target = join(folder.path, 'winner');
  const [digest] = /sha256:[0-9a-f]{64}/.exec(won?.out ?? '') ?? [];
  expect((await runFormpress('pull', place, target)).out).toBe(
    `${target} holds the release ${digest}.\n`,
  );
});

it('accepts two publishers of the same release', async () => {
  const { host } = await folder.started();
  const place = `oci://${host}/same:stable`;
  const ends = await Promise.all([1, 2].map(() => runFormpress('publish', built, place)));
  expect(ends.map(({ code, error }) => [code, error])).toEqual([
    [0, ''],
    [0, ''],
  ]);
});

const whenMounted = mounted ? it : test.skip;

whenMounted(
  'says that the disk is full, and keeps the releases it has (mounting needs root)',
  async () => {
    const repository = (await folder.started()).open('full');
    const cache = join(small, 'cache');
    const light = join(folder.path, 'light');
    heavyRelease(light, ['W4101'], 1000);
    const first = (await pushRelease(repository, light)).found.descriptor.digest;
    const second = (await pushRelease(repository, built)).found.descriptor.digest;
    const kept = await pullRelease(repository, first, cache);
    const { bavail, bsize } = statfsSync(small);
    writeFileSync(join(small, 'ballast'), Buffer.alloc(bavail * bsize - 450_000));
    await expect(pullRelease(repository, second, cache)).rejects.toMatchObject({
      code: 'DISK',
      message: `Nothing was cached in ${cache}: the disk is full.`,
    });
    expect(existsSync(join(kept, 'release.json'))).toBe(true);
    expect(readdirSync(join(cache, 'releases'))).toHaveLength(1);
    expect(
      readdirSync(join(cache, 'blobs/sha256')).filter((name) => name.endsWith('.aside')),
    ).toEqual([]);
    const roomy = join(folder.path, 'roomy');
    cpSync(cache, roomy, { recursive: true });
    rmSync(join(small, 'ballast'));
    expect(existsSync(await pullRelease(repository, second, roomy))).toBe(true);
  },
);
