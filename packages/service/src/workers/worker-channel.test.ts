import cluster from 'node:cluster';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { reportOf } from './worker-channel.ts';

const folder = mkdtempSync(join(tmpdir(), 'workers-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('gets no report from a worker that was just killed, and continues', async () => {
  const exec = join(folder, 'worker.mjs');
  writeFileSync(exec, "process.send('here'); setInterval(() => undefined, 1000);");
  cluster.setupPrimary({ exec, execArgv: [] });
  const worker = cluster.fork();
  await once(worker, 'message');
  const ended = once(worker, 'exit');
  worker.process.kill('SIGKILL');
  // Long enough for it to exit, without a turn of the event loop that would notify us.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300);
  expect(worker.isConnected()).toBe(true);
  expect(await reportOf(worker)).toBeUndefined();
  await ended;
});
