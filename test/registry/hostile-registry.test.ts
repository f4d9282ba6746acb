import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import {
  openRegistry,
  parseReference,
  pushRelease,
  type Registry,
  signRelease,
  statementArtifact,
} from '@formpress/registry';
import { afterAll, afterEach, expect, it } from 'vitest';
import {
  serviceForTests,
  type TestedService,
  temporaryFolder,
} from '../service/service-for-tests.ts';
import { writeSmallRelease } from '../service/small-release.ts';
import { type PretendRegistry, pretendRegistry } from './pretend-registry.ts';
import { farAway, newKey } from './publisher-for-tests.ts';
import { shortTimeLimits } from './registry-for-tests.ts';

const folder = temporaryFolder();
const { key, publicPem } = newKey();
const keyFile = join(folder.path, 'key.pub');
writeFileSync(keyFile, publicPem);
const open: { close(): unknown }[] = [];
let count = 0;

afterEach(() => Promise.all(open.splice(0).map((each) => each.close())));
afterAll(() => folder.remove());

function release(version: string): string {
  const path = join(folder.path, `release-${count++}`);
  writeSmallRelease(path, [{ id: 'W4101', version, effective: '2026-01-01' }]);
  return path;
}

async function publish(registry: Registry, version: string): Promise<string> {
  const { found } = await pushRelease(registry, release(version));
  const definitions = `sha256:${'0'.repeat(64)}`;
  const said = { channel: 'production', definitions, tool: 'formpress test' };
  await signRelease(registry, found.descriptor, said, { key, trusted: [], expires: farAway });
  await registry.tag(found, 'stable');
  return found.descriptor.digest;
}

/** A service with the first release, and a registry that turns hostile when the second is published. */
async function newPlace(): Promise<{
  server: PretendRegistry;
  service: TestedService;
  registry: Registry;
}> {
  const server = await pretendRegistry();
  const reference = parseReference(`oci://${server.host}/forms`);
  const registry = openRegistry({ reference, timeLimits: shortTimeLimits });
  await publish(registry, '2026.1.0');
  const service = await serviceForTests(`oci://${server.host}/forms:stable`, {
    RELEASE_KEYS: keyFile,
    RELEASE_CHANNEL: 'production',
    RELEASE_CACHE: join(folder.path, `cache-${count++}`),
    RELEASE_POLL: '3600',
  });
  open.push(server, service);
  return { server, service, registry };
}

async function standing(service: TestedService) {
  const catalog = await (await service.call('/v1/getAllFormsCatalog')).json();
  const { following } = (await (await service.call('/readyz')).json()) as {
    following: { refused?: { code: string } };
  };
  return { version: (catalog as [{ version: string }])[0].version, code: following.refused?.code };
}

const isFor = (request: IncomingMessage, kind: string) =>
  request.method === 'GET' && request.url?.includes(`/${kind}/`) === true;

const endless = (reply: ServerResponse) => {
  reply.writeHead(200);
  const piece = Buffer.alloc(64 * 1024, 'x');
  const write = () => {
    while (!reply.destroyed && reply.write(piece));
  };
  reply.on('drain', write);
  write();
};

const nonsense = (reply: ServerResponse) => void reply.writeHead(200).end('[[[');
const refusal = (reply: ServerResponse) => void reply.writeHead(403).end();

it.each<[string, string, number, string, (reply: ServerResponse) => void]>([
  ['never ends the list of statements', 'referrers', 0, 'REGISTRY_TOO_LARGE', endless],
  ['never ends the manifest of a statement', 'manifests', 0, 'STATEMENT_UNREADABLE', endless],
  ['never ends a statement', 'blobs', 0, 'STATEMENT_UNREADABLE', endless],
  ['never ends a part of the release', 'blobs', 1, 'REGISTRY_DAMAGED', endless],
  ['lists nonsense', 'referrers', 0, 'STATEMENT_MISSING', nonsense],
  ['gives nonsense for a statement', 'manifests', 0, 'STATEMENT_UNREADABLE', nonsense],
  ['gives nonsense for a release', 'manifests', 1, 'REGISTRY_DAMAGED', nonsense],
  ['refuses everything', 'manifests', 0, 'REGISTRY_REFUSED', refusal],
])('keeps serving when the registry %s', async (_, kind, after, code, answer) => {
  const { server, service, registry } = await newPlace();
  await publish(registry, '2026.2.0');
  let passed = 0;
  server.intercept = (request, reply) => {
    if (!isFor(request, kind)) return false;
    passed += 1;
    if (passed <= after) return false;
    answer(reply);
    return true;
  };
  const asked = Array.from({ length: 20 }, () => service.call('/v1/getAllFormsCatalog'));
  await service.reload();
  expect(new Set((await Promise.all(asked)).map(({ status }) => status))).toEqual(new Set([200]));
  expect(await standing(service)).toEqual({ version: '2026.1.0', code });
  server.intercept = () => false;
  await service.reload();
  expect(await standing(service)).toEqual({ version: '2026.2.0', code: undefined });
});

it('finds the statement among other attachments, without much work', async () => {
  const { server, service, registry } = await newPlace();
  const digest = await publish(registry, '2026.2.0');
  const { descriptor } = await registry.manifest(digest);
  const bytes = Buffer.from('no envelope');
  const layer = {
    mediaType: 'text/plain',
    digest: `sha256:${createHash('sha256').update(bytes).digest('hex')}`,
    size: bytes.length,
  };
  await registry.pushBlob(layer, bytes);
  for (let number = 0; number < 200; number += 1)
    await registry.pushManifest({
      schemaVersion: 2,
      mediaType: 'application/vnd.oci.image.manifest.v1+json',
      artifactType: statementArtifact,
      config: layer,
      layers: [layer],
      subject: descriptor,
      annotations: { number: String(number) },
    });
  const before = server.seen.length;
  await service.reload();
  expect(await standing(service)).toEqual({ version: '2026.2.0', code: undefined });
  expect(server.seen.length - before).toBeLessThan(100);
});

it('stops immediately while a registry keeps it waiting', async () => {
  const { server, service, registry } = await newPlace();
  await publish(registry, '2026.2.0');
  server.intercept = (request) => isFor(request, 'blobs');
  const waiting = service.reload();
  await expect.poll(() => server.seen.at(-1)?.path).toContain('/blobs/');
  const began = performance.now();
  open.splice(open.indexOf(service), 1);
  await service.close();
  await waiting;
  expect(performance.now() - began).toBeLessThan(5_000);
});
