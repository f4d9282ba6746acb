import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { emptyConfig, openRegistry, parseReference } from '@formpress/registry';
import { afterAll, afterEach, expect, it } from 'vitest';
import {
  blobOf,
  endPretended,
  openPretended as open,
  pretendRegistry as start,
} from './pretend-registry.ts';
import { proxyForTests } from './proxy-for-tests.ts';
import { shortTimeLimits } from './registry-for-tests.ts';

const folder = mkdtempSync(join(tmpdir(), 'formpress-wire-'));
afterEach(endPretended);
afterAll(() => rmSync(folder, { recursive: true }));

it('waits as long as the registry asks, and retries after an error', async () => {
  const registry = await start();
  const troubles = [429, 503, 500];
  registry.intercept = (_, reply) => {
    const status = troubles.shift();
    if (status === undefined) return false;
    reply.writeHead(status, status === 429 ? { 'retry-after': '1' } : {}).end();
    return true;
  };
  const began = performance.now();
  expect(await open(registry.host).hasBlob(emptyConfig)).toBe(false);
  expect(performance.now() - began).toBeGreaterThan(990);
  expect(registry.seen).toHaveLength(4);
});

it('gives up with a clear message: after lasting errors, silence, and when nothing listens', async () => {
  const registry = await start();
  registry.intercept = (_, reply) => Boolean(reply.writeHead(502).end());
  await expect(open(registry.host).tags()).rejects.toMatchObject({
    code: 'UNREACHABLE',
    message: `The registry ${registry.host} answers 502. It was tried 5 times.`,
  });
  registry.intercept = () => true;
  const reference = parseReference(`oci://${registry.host}/forms`);
  const timeLimits = { ...shortTimeLimits, attempts: 2, silence: 100 };
  await expect(openRegistry({ reference, timeLimits }).tags()).rejects.toMatchObject({
    message: `The registry ${registry.host} does not answer in time. It was tried 2 times.`,
  });
  registry.close();
  await expect(open(registry.host).tags()).rejects.toMatchObject({
    message: `The registry ${registry.host} cannot be reached (ECONNREFUSED). It was tried 5 times.`,
  });
});

it('lists the referrers of a release with the referrers API if there is one', async () => {
  const registry = await start();
  const repository = open(registry.host);
  const subject = { mediaType: 'x/y', digest: emptyConfig.digest, size: 2 };
  const artifactType = 'application/vnd.example';
  const pushed = await repository.pushManifest({
    schemaVersion: 2,
    mediaType: 'application/vnd.oci.image.manifest.v1+json',
    artifactType,
    config: emptyConfig,
    layers: [],
    subject,
    annotations: { number: '1' },
  });
  expect(await repository.referrers(subject.digest, artifactType)).toEqual([
    { ...pushed, artifactType, annotations: { number: '1' } },
  ]);
  expect(await repository.referrers(subject.digest, 'application/other')).toEqual([]);
  expect([...registry.manifests.keys()].filter((name) => name.startsWith('sha256-'))).toEqual([]);
});

it('sends only the rest of an interrupted upload', async () => {
  const registry = await start();
  const proxy = await proxyForTests(registry.host);
  const bytes = randomBytes(20 * 1024 * 1024);
  proxy.breakAfter(12 * 1024 * 1024, 'up');
  await open(proxy.host).pushBlob(blobOf(bytes), bytes);
  expect(registry.blobs.get(blobOf(bytes).digest)?.equals(bytes)).toBe(true);
  expect(proxy.counted().up).toBeLessThan(bytes.length + 6 * 1024 * 1024);
  proxy.close();
});

it('restarts an upload that the registry has lost', async () => {
  const registry = await start();
  const proxy = await proxyForTests(registry.host);
  const bytes = randomBytes(1024 * 1024);
  let broken: string | undefined;
  registry.intercept = ({ method, url }, reply) => {
    if (method === 'PUT') broken ??= url?.split('?')[0];
    return method === 'GET' && url === broken && Boolean(reply.writeHead(500).end());
  };
  proxy.breakAfter(512 * 1024, 'up');
  await open(proxy.host).pushBlob(blobOf(bytes), bytes);
  expect(registry.blobs.get(blobOf(bytes).digest)?.equals(bytes)).toBe(true);
  expect(registry.seen.map(({ method }) => method)).toEqual([
    ...['HEAD', 'POST', 'PUT'],
    ...['GET', 'POST', 'PUT'],
  ]);
  proxy.close();
});

it('restarts a download when the registry does not support ranges', async () => {
  const registry = await start();
  const proxy = await proxyForTests(registry.host);
  const bytes = randomBytes(4 * 1024 * 1024);
  registry.blobs.set(blobOf(bytes).digest, bytes);
  registry.intercept = (request) => {
    delete request.headers.range;
    return false;
  };
  proxy.breakAfter(2 * 1024 * 1024, 'down');
  const file = join(folder, 'anew');
  await open(proxy.host).blob(blobOf(bytes), file);
  expect(readFileSync(file).equals(bytes)).toBe(true);
  expect(registry.seen).toHaveLength(2);
  proxy.close();
});

it('accepts nothing with another digest', async () => {
  const registry = await start();
  const repository = open(registry.host);
  const wanted = blobOf(Buffer.from('what was asked for'));
  for (const lie of ['something else ...', 'short', 'something that is longer']) {
    registry.blobs.set(wanted.digest, Buffer.from(lie));
    await expect(repository.bytes(wanted)).rejects.toMatchObject({
      code: expect.stringMatching(/^(DAMAGED|TOO_LARGE)$/),
    });
    if (lie === 'short') continue;
    const file = join(folder, `lie-${lie.length}`);
    await expect(repository.blob(wanted, file)).rejects.toMatchObject({ code: 'DAMAGED' });
  }
  registry.manifests.set(wanted.digest, Buffer.from('{}'));
  await expect(repository.manifest(wanted.digest)).rejects.toMatchObject({ code: 'DAMAGED' });
  registry.intercept = (_, reply) => {
    reply.writeHead(200);
    reply.on('close', () => clearInterval(timer));
    const timer = setInterval(() => reply.write(Buffer.alloc(1024 * 1024)), 1);
    return true;
  };
  await expect(repository.manifest(wanted.digest)).rejects.toMatchObject({ code: 'TOO_LARGE' });
  await expect(repository.blob(wanted, join(folder, 'endless'))).rejects.toMatchObject({
    code: 'DAMAGED',
  });
  expect(readFileSync(join(folder, 'endless'))).toHaveLength(0);
});
