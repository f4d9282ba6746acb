import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, statfsSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createKey, verifyAudit, writeKeysFile } from '@formpress/service';
import { afterAll, expect, it } from 'vitest';
import { endAll, type FormpressProcess, startProcess } from '../faults/formpress-process.ts';
import { runFormpress } from '../foundation/run-formpress.ts';
import { temporaryFolder } from '../service/service-for-tests.ts';
import { writeSmallRelease } from '../service/small-release.ts';
import { auditLines, fill } from './audit-lines.ts';
import { type Caller, callerOf } from './key-callers.ts';

const folder = temporaryFolder();
const release = join(folder.path, 'release');
const keysFile = join(folder.path, 'keys.json');
const small = join(folder.path, 'small');
mkdirSync(small);
const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', small]).status === 0;

writeSmallRelease(release, [{ id: 'W4101', version: '2026.1.0', effective: '2026-01-01' }]);
const key = createKey({ name: 'Payroll' }, new Date());
writeKeysFile(keysFile, [key.stored]);
const secret = 'a secret that must not be seen in an environment';
const secretFile = join(folder.path, 'secret');
writeFileSync(secretFile, `${secret}\n`);

afterAll(async () => {
  await endAll();
  if (mounted) spawnSync('umount', ['--lazy', small]);
  folder.remove();
});

async function start(AUDIT_FILE: string, workers: string) {
  const service = startProcess('serve', [release, '--workers', workers], {
    PORT: '0',
    OPS_PORT: '0',
    RATE_LIMIT: 'off',
    KEYS_FILE: keysFile,
    TOKEN_SECRET_FILE: secretFile,
    AUDIT_FILE,
  });
  const [, url = ''] = await service.says(/Base URL +(.*)\/v1\n/);
  const [, ops = ''] = await service.says(/Operations +(.*)\n/);
  const call = await callerOf(url, key.text);
  return { service, url, ops, call };
}

async function pidsAt(ops: string): Promise<number[]> {
  const reply = await fetch(`${ops}/readyz`);
  const { processes } = (await reply.json()) as { processes: { pid: number }[] };
  return processes.map(({ pid }) => pid);
}

/** Fills forms until stopped; returns the ids of the answered requests. */
function keepFilling(call: Caller): { stop(): Promise<string[]> } {
  const answered: string[] = [];
  let isOver = false;
  const headers = { connection: 'close' };
  const work = Array.from({ length: 4 }, async () => {
    while (!isOver) {
      // Requests to a killed process are never answered.
      const request = { ...fill('SIGN', {}, headers), signal: AbortSignal.timeout(5_000) };
      const reply = await call('/v1/fillPdf', request).catch(() => undefined);
      if (reply?.status === 200) answered.push(reply.headers.get('x-request-id') ?? '');
    }
  });
  return {
    async stop() {
      isOver = true;
      await Promise.all(work);
      return answered;
    },
  };
}

async function findings(...files: string[]): Promise<string[]> {
  return (await verifyAudit(files)).flatMap((chain) => chain.findings);
}

async function stop(service: FormpressProcess): Promise<void> {
  service.kill('SIGTERM');
  expect(await service.ended).toBe(0);
}

const requestsIn = (files: string[]) =>
  new Set(files.flatMap(auditLines).flatMap(({ request = [] }) => request));

it('loses no line of an answered request when processes are killed, and continues', async () => {
  const files = [1, 2].map((slot) => join(folder.path, `audit.${slot}.jsonl`));
  const { service, call, ops } = await start(join(folder.path, 'audit.jsonl'), '2');
  for (const pid of await pidsAt(ops)) {
    expect(readFileSync(`/proc/${pid}/environ`, 'utf8')).not.toContain(secret);
  }
  const filling = keepFilling(call);
  for (let round = 0; round < 2; round += 1) {
    await new Promise((resolve) => setTimeout(resolve, 500));
    const [victim = 0] = await pidsAt(ops);
    process.kill(victim, 'SIGKILL');
    const others = async () => (await pidsAt(ops)).filter((pid) => pid !== victim);
    await expect.poll(others, { timeout: 30_000, interval: 200 }).toHaveLength(2);
  }
  const answered = await filling.stop();
  expect(answered.length).toBeGreaterThan(20);
  const recorded = requestsIn(files);
  expect(answered.filter((id) => !recorded.has(id))).toEqual([]);
  await stop(service);
  expect(await findings(...files)).toEqual([]);
  const events = files.flatMap(auditLines).map(({ event }) => event);
  expect(events.filter((event) => event === 'SERVICE_STARTED')).toHaveLength(4);
  expect(events.filter((event) => event === 'CHAIN_STARTED')).toHaveLength(2);
  const { out } = await runFormpress('usage', ...files);
  const [month, id] = [new Date().toISOString().slice(0, 7), key.stored.id];
  const count = files.flatMap(auditLines).filter(({ event }) => event === 'FILL').length;
  expect(out.split('\n').slice(1)).toEqual([
    `${month},${id},,,/v1/fillPdf,W4101,SIGN,${count}`,
    '',
  ]);
}, 120_000);

it('disables a key and its tokens soon in every process', async () => {
  const { service, url } = await start(join(folder.path, 'revoked.jsonl'), '2');
  const lost = createKey({ name: 'Lost' }, new Date());
  writeKeysFile(keysFile, [key.stored, lost.stored]);
  const logIn = async () => {
    const headers = { 'api-key': lost.text, connection: 'close' };
    return (await fetch(`${url}/authentication/login`, { headers })).status;
  };
  const logIns = async () => [...new Set(await Promise.all(Array.from({ length: 20 }, logIn)))];
  await expect.poll(logIns, { timeout: 20_000 }).toEqual([200]);
  const call = await callerOf(url, lost.text);
  const statuses = async () => {
    const headers = { connection: 'close' };
    const calls = Array.from({ length: 20 }, () => call('/v1/getAllFormIds', { headers }));
    return [...new Set((await Promise.all(calls)).map(({ status }) => status))];
  };
  expect(await statuses()).toEqual([200]);
  expect((await runFormpress('keys', 'revoke', lost.stored.id, '--file', keysFile)).code).toBe(0);
  await expect.poll(statuses, { timeout: 5_000 }).toEqual([401]);
  await expect.poll(logIns, { timeout: 5_000 }).toEqual([401]);
  await stop(service);
  const events = [1, 2].flatMap((slot) => auditLines(join(folder.path, `revoked.${slot}.jsonl`)));
  const revoked = events.filter((line) => line.revoked?.includes(lost.stored.id));
  expect(revoked).toHaveLength(2);
}, 120_000);

it.runIf(mounted)(
  'signs nothing on a full disk, and goes on when there is room (mounting needs root)',
  async () => {
    const file = join(small, 'audit.jsonl');
    const { service, call, ops } = await start(file, '1');
    const sign = async () => (await call('/v1/fillPdf', fill('SIGN'))).status;
    expect(await sign()).toBe(200);
    const filler = join(small, 'filler');
    const { bavail, bsize } = statfsSync(small);
    writeFileSync(filler, Buffer.alloc(bavail * bsize));
    // A few more lines may fit in the last page of the file.
    await expect.poll(sign, { timeout: 20_000, interval: 1 }).toBe(503);
    const { size } = statSync(file);
    const refused = await call('/v1/fillPdf', fill('SIGN'));
    expect(refused.status).toBe(503);
    expect(await refused.json()).toEqual({
      status: 'Service Unavailable',
      statusCode: 503,
      reason:
        'The service cannot record what it does at the moment, so it completes no form. Try again.',
      errors: [],
    });
    expect(statSync(file).size).toBe(size);
    expect(await (await fetch(`${ops}/metrics`)).text()).toContain('\nformpress_audit_failing 1\n');
    rmSync(filler);
    expect(await sign()).toBe(200);
    expect(auditLines(file).at(-2)).toMatchObject({
      event: 'LINES_LOST',
      count: expect.any(Number),
    });
    await stop(service);
    expect(service.out()).toMatch(/"AUDIT_UNAVAILABLE: ENOSPC"(.|\n)*"AUDIT_RESUMED"/);
    expect(await findings(file)).toEqual([]);
  },
  120_000,
);
