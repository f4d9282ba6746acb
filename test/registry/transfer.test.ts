import { createHash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openRegistry, parseReference } from '@formpress/registry';
import { expect } from 'vitest';
import { withTool } from '../foundation/system-tools.ts';
import { proxyForTests } from './proxy-for-tests.ts';
import { shortTimeLimits } from './registry-for-tests.ts';
import { registryInFolder } from './registry-in-folder.ts';

const it = withTool('docker-registry');
const folder = registryInFolder();

function blob(bytes: Uint8Array) {
  const digest = `sha256:${createHash('sha256').update(bytes).digest('hex')}`;
  return { mediaType: 'application/octet-stream', digest, size: bytes.length };
}

it('pushes a large blob in chunks, and sends it once', async () => {
  const repository = (await folder.started()).open('large');
  const bytes = randomBytes(20 * 1024 * 1024);
  expect(await repository.hasBlob(blob(bytes))).toBe(false);
  expect(await repository.pushBlob(blob(bytes), bytes)).toBe(bytes.length);
  expect(await repository.pushBlob(blob(bytes), bytes)).toBe(0);
  const file = join(folder.path, 'large');
  await repository.blob(blob(bytes), file);
  expect(readFileSync(file).equals(bytes)).toBe(true);
});

it('survives broken connections, and downloads only what is missing', async () => {
  const { host } = await folder.started();
  const proxy = await proxyForTests(host);
  const reference = parseReference(`oci://${proxy.host}/broken`);
  const repository = openRegistry({ reference, timeLimits: shortTimeLimits });
  const bytes = randomBytes(20 * 1024 * 1024);
  proxy.breakAfter(12 * 1024 * 1024, 'up');
  const sent = await repository.pushBlob(blob(bytes), bytes);
  // This server drops an upload that was interrupted within a chunk, so it is restarted.
  expect(sent).toBeGreaterThan(bytes.length);
  expect(sent).toBeLessThan(2 * bytes.length);
  const before = proxy.counted().down;
  proxy.breakAfter(12 * 1024 * 1024, 'down');
  const file = join(folder.path, 'resumed');
  await repository.blob(blob(bytes), file);
  expect(readFileSync(file).equals(bytes)).toBe(true);
  expect(proxy.counted().down - before).toBeLessThan(bytes.length + 1024 * 1024);
  proxy.close();
});
