import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request as open } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { kitchenSink } from '../foundation/compile-folder.ts';
import { type FuzzedService, startFuzzedService } from '../fuzz-http/fuzzed-service.ts';
import { compiledRelease } from '../service/compiled-release.ts';
import { request } from '../service/fill-calls.ts';
import { serviceForTests, temporaryFolder } from '../service/service-for-tests.ts';
import { metricOf } from './metrics-of.ts';

const folder = temporaryFolder();
const release = join(folder.path, 'release');
let service: FuzzedService;

beforeAll(async () => {
  await compiledRelease(kitchenSink, release);
  service = await startFuzzedService(release);
}, 300_000);
afterAll(() => {
  service.stop();
  folder.remove();
});

function beginBatch({ url, token }: { url: string; token: string }): ClientRequest {
  return open(`${url}/v1/fillPdf/batch`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/x-ndjson' },
  });
}

/** Sends lines as fast as they are taken, until the connection ends. Returns how many have been. */
function sendLines(to: ClientRequest, count: number): () => number {
  let sent = 0;
  const comes = (event: string) => new Promise((resolve) => to.once(event, resolve));
  const closed = comes('close');
  // Padded, so that all lines together are more than sockets hold.
  const line = `${JSON.stringify({ ...request, signForm: 'SIGN' }).padEnd(4_000)}\n`;
  void (async () => {
    for (; sent < count && !to.destroyed; sent += 1)
      if (!to.write(line)) await Promise.race([comes('drain'), closed]);
    to.end();
  })();
  return () => sent;
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

it('needs no more memory for thousands of lines, however slowly the replies are read', async () => {
  const count = 5_000;
  const before = await service.memory();
  const batch = beginBatch(service);
  const sent = sendLines(batch, count);
  const [response] = (await once(batch, 'response')) as [IncomingMessage];
  response.pause();
  await pause(1_500);
  const taken = sent();
  const during = await service.memory();
  await pause(500);
  // Nobody reads, so nothing more is taken.
  expect([sent(), taken < count]).toEqual([taken, true]);
  expect(during - before).toBeLessThan(16 * 1024 * 1024);

  let lines = 0;
  let bytes = 0;
  let most = 0;
  for await (const chunk of response) {
    bytes += chunk.length;
    for (let at = chunk.indexOf(0x0a); at >= 0; at = chunk.indexOf(0x0a, at + 1)) lines += 1;
    if (bytes > 10_000_000 && most === 0) most = await service.memory();
  }
  expect(lines).toBe(count);
  expect(most - before).toBeLessThan(16 * 1024 * 1024);
  expect(await service.health()).toMatchObject({ faults: 0 });
}, 120_000);

it('lets others in while a batch goes on', async () => {
  const batch = beginBatch(service);
  sendLines(batch, 3_000);
  const [response] = (await once(batch, 'response')) as [IncomingMessage];
  response.resume();
  const times: number[] = [];
  for (let round = 0; round < 20; round += 1) {
    const begin = performance.now();
    const headers = { authorization: `Bearer ${service.token}` };
    expect((await fetch(`${service.url}/v1/getAllFormIds`, { headers })).status).toBe(200);
    times.push(performance.now() - begin);
  }
  batch.destroy();
  expect(times.sort((a, b) => a - b)[10]).toBeLessThan(200);
});

it('ends a batch whose caller neither sends nor reads, and outlives one who hangs up', async () => {
  const own = await serviceForTests(release, { STALL_SECONDS: '1' });
  const silent = beginBatch(own);
  silent.write('{}\n');
  const [first] = (await once(silent, 'response')) as [IncomingMessage];
  first.resume();
  await expect(once(first, 'end')).rejects.toThrow('aborted');

  const deaf = beginBatch(own);
  deaf.on('error', () => undefined);
  sendLines(deaf, 6_000);
  const [second] = (await once(deaf, 'response')) as [IncomingMessage];
  second.pause();
  const codes = () => own.lines.map((line) => JSON.parse(line).code);
  await expect.poll(codes, { timeout: 10_000 }).toContain('REPLY_NOT_READ');
  deaf.destroy();

  const gone = beginBatch(own);
  gone.on('error', () => undefined);
  gone.write('{}\n{"formId":');
  await once(gone, 'response');
  gone.destroy();
  const aborted = 'formpress_requests_aborted_total{kind="REQUEST_ABORTED"}';
  await expect.poll(() => metricOf(own, aborted), { timeout: 5_000 }).toBeGreaterThanOrEqual(1);
  await own.close();
  expect(codes().filter((code) => code?.includes('FAILED'))).toEqual([]);
}, 60_000);

it('gives a long batch the time it needs', async () => {
  const own = await serviceForTests(release, { STALL_SECONDS: '1' });
  const slow = beginBatch(own);
  const response = once(slow, 'response');
  for (let count = 0; count < 5; count += 1) {
    slow.write('{}\n');
    await pause(500);
  }
  slow.end();
  const [reply] = (await response) as [IncomingMessage];
  const texts: string[] = [];
  for await (const chunk of reply) texts.push(String(chunk));
  expect(texts.join('').split('\n').length).toBe(6);
  await own.close();
});
