import { join } from 'node:path';
import { createKey, writeKeysFile } from '@formpress/service';
import { expect, it } from 'vitest';
import { smallServices } from './small-services.ts';

const { folder, start } = smallServices([
  { id: 'W4101', version: '2026.1.0', effective: '2026-01-01', blank: 'agency' },
]);

async function metricsAt(url: string) {
  const response = await fetch(`${url}/metrics`);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  const lines = (await response.text()).split('\n').filter((line) => !line.startsWith('#'));
  return new Map(
    lines.filter(Boolean).map((line) => {
      const at = line.lastIndexOf(' ');
      return [line.slice(0, at), Number(line.slice(at + 1))];
    }),
  );
}

const fill = (signForm: string) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({
    formId: 'W4101',
    formVersion: '2026.1.0',
    employee: { firstName: 'Jordan', lastName: 'Rivera' },
    fields: { dependents: 2 },
    signForm,
  }),
});

it('counts requests by route and status, and completed forms by form and mode', async () => {
  const service = await start();
  for (const mode of ['SIGN', 'SIGN', 'PREVIEW']) {
    expect((await service.call('/v1/fillPdf', fill(mode))).status).toBe(200);
  }
  expect((await service.call('/v1/fillPdf', fill('NOW'))).status).toBe(400);
  expect((await service.call('/v1/getPdf/123-45-6789')).status).toBe(404);
  await service.call('/123-45-6789');
  const metrics = await metricsAt(service.url);
  const counted = (labels: string) => metrics.get(`formpress_requests_total{${labels}}`);
  expect(counted('route="/v1/fillPdf",method="POST",status="200"')).toBe(3);
  expect(counted('route="/v1/fillPdf",method="POST",status="400"')).toBe(1);
  expect(counted('route="/v1/getPdf/:formId",method="GET",status="404"')).toBe(1);
  expect(counted('route="none",method="GET",status="404"')).toBe(1);
  expect(metrics.get('formpress_fills_total{form="W4101",mode="SIGN"}')).toBe(2);
  expect(metrics.get('formpress_fills_total{form="W4101",mode="PREVIEW"}')).toBe(1);
  expect([...metrics.keys()].join('\n')).not.toMatch(/6789|NOW|Jordan/);
});

it('keeps a histogram of latencies whose last bucket is the count', async () => {
  const service = await start();
  for (let count = 0; count < 5; count += 1) await service.call('/v1/getAllFormIds');
  const metrics = await metricsAt(service.url);
  const name = 'formpress_request_duration_seconds';
  const labels = 'route="/v1/getAllFormIds",method="GET"';
  const buckets = [...metrics].filter(([key]) => key.startsWith(`${name}_bucket{${labels}`));
  const values = buckets.map(([, value]) => value);
  expect(values).toHaveLength(14);
  expect(values).toEqual([...values].sort((a, b) => a - b));
  expect(values.at(-1)).toBe(5);
  expect(metrics.get(`${name}_count{${labels}}`)).toBe(5);
  expect(metrics.get(`${name}_sum{${labels}}`)).toBeGreaterThan(0);
});

it('names the release, and reports the state of the process', async () => {
  const service = await start();
  const metrics = await metricsAt(service.url);
  const ready = (await (await fetch(`${service.url}/readyz`)).json()) as {
    processes: [{ release: string }];
  };
  expect(metrics.get(`formpress_release_info{digest="${ready.processes[0].release}"}`)).toBe(1);
  expect(metrics.get('formpress_release_loads_total{result="good"}')).toBe(1);
  expect(metrics.get('formpress_release_loads_total{result="bad"}')).toBe(0);
  expect(metrics.get('formpress_requests_shed_total')).toBe(0);
  expect(metrics.get('process_resident_memory_bytes')).toBeGreaterThan(1e7);
  expect(metrics.get('process_cpu_seconds_total')).toBeGreaterThan(0);
});

it('shows metrics and details only on the operations port when there is one', async () => {
  const service = await start({ OPS_PORT: '0' });
  expect((await metricsAt(service.opsUrl)).size).toBeGreaterThan(10);
  expect((await fetch(`${service.url}/metrics`)).status).toBe(404);
  expect(await (await fetch(`${service.url}/readyz`)).json()).toEqual({ status: 'ready' });
  const detail = await fetch(`${service.opsUrl}/readyz`);
  expect(detail.status).toBe(200);
  expect(await detail.json()).toEqual({
    status: 'ready',
    processes: [
      {
        pid: process.pid,
        status: 'ready',
        release: expect.stringMatching(/^[0-9a-f]{64}$/),
        formVersions: 1,
        leftOut: 0,
      },
    ],
  });
  expect((await fetch(`${service.opsUrl}/healthz`)).status).toBe(200);
  expect((await fetch(`${service.opsUrl}/v1/getAllFormIds`)).status).toBe(404);
  expect((await fetch(`${service.opsUrl}/metrics`, { method: 'POST' })).status).toBe(405);
});

it('shows neither in production without such a port', async () => {
  const keys = join(folder, 'keys.json');
  writeKeysFile(keys, [createKey({ name: 'Payroll' }, new Date()).stored]);
  const TOKEN_SECRET = 'a secret of at least thirty-two bytes';
  const service = await start({ NODE_ENV: 'production', KEYS_FILE: keys, TOKEN_SECRET });
  expect((await fetch(`${service.url}/metrics`)).status).toBe(404);
  expect(await (await fetch(`${service.url}/readyz`)).json()).toEqual({ status: 'ready' });
});
