import { expect, it } from 'vitest';
import { smallServices } from '../service/small-services.ts';
import { metricOf } from './metrics-of.ts';
import { get, type RawConnection, rawConnection, statusesIn } from './raw-connection.ts';

const { start } = smallServices();
const image = '/images/W4101/2026.1.0/w4101_1.png';
const aborted = (kind: string) => `formpress_requests_aborted_total{kind="${kind}"}`;

it('counts no requests as in flight after pipelined requests were reset', async () => {
  const service = await start({ MAX_IN_FLIGHT: '100', MAX_PIPELINED: '1000' });
  const pipeline = get(image).repeat(2) + get('/healthz').repeat(60);
  for (let round = 0; round < 3; round += 1) {
    const connections: RawConnection[] = [];
    for (let count = 0; count < 50; count += 1) connections.push(rawConnection(service.url));
    await Promise.all(connections.map(({ connected }) => connected));
    for (const { socket } of connections) socket.write(pipeline);
    await new Promise((resolve) => setTimeout(resolve, 5));
    for (const { socket } of connections) socket.resetAndDestroy();
    await Promise.all(connections.map(({ ended }) => ended));
  }
  await expect.poll(() => metricOf(service, 'formpress_connections')).toBeLessThan(10);
  await expect.poll(() => metricOf(service, 'formpress_requests_in_flight')).toBe(0);
  expect((await fetch(service.url + image)).status).toBe(200);
  expect((await fetch(`${service.url}/readyz`)).status).toBe(200);
});

it('answers a number of pipelined requests, refuses the next and closes the connection', async () => {
  const service = await start({ MAX_PIPELINED: '4' });
  const { socket, ended } = rawConnection(service.url);
  socket.write(get(image).repeat(1_000));
  expect(statusesIn(await ended)).toEqual([200, 200, 200, 200, 429]);
  expect(await metricOf(service, aborted('PIPELINE_TOO_LONG'))).toBe(1);
  await expect.poll(() => metricOf(service, 'formpress_requests_in_flight')).toBe(0);
  await expect
    .poll(() => service.lines.map((line) => JSON.parse(line)).find(({ count }) => count), {
      timeout: 5_000,
    })
    .toEqual({ time: expect.any(String), level: 'warn', code: 'PIPELINE_TOO_LONG', count: 1 });
});

it('answers any number of requests that wait for each other', async () => {
  const service = await start({ MAX_PIPELINED: '1' });
  const { socket, received } = rawConnection(service.url);
  for (let count = 1; count <= 20; count += 1) {
    socket.write(get('/healthz'));
    await expect.poll(() => statusesIn(received()).length).toBe(count);
  }
  expect(new Set(statusesIn(received()))).toEqual(new Set([200]));
  socket.destroy();
});

it('logs and counts a disconnected caller as aborted, and what is not HTTP as malformed', async () => {
  const service = await start();
  const gone = rawConnection(service.url);
  await gone.connected;
  gone.socket.write(
    'POST /v1/fillPdf HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n' +
      `Authorization: Bearer ${service.token}\r\nContent-Length: 100\r\n\r\n{`,
  );
  await new Promise((resolve) => setTimeout(resolve, 100));
  gone.socket.resetAndDestroy();
  await expect.poll(() => metricOf(service, aborted('REQUEST_ABORTED'))).toBe(1);
  const line = service.lines.map((each) => JSON.parse(each)).find(({ status }) => status === 499);
  expect(line).toEqual({
    time: expect.any(String),
    level: 'info',
    id: expect.any(String),
    method: 'POST',
    route: '/v1/fillPdf',
    status: 499,
    milliseconds: expect.any(Number),
    code: 'REQUEST_ABORTED',
  });
  const nonsense = ['\0\0\0\r\n\r\n', 'GET / HTTP/9.9\r\n\r\n', 'GET /\r\n: x\r\n\r\n'];
  for (const text of nonsense) {
    const { socket, ended } = rawConnection(service.url);
    socket.write(text);
    expect(statusesIn(await ended)).toEqual([400]);
  }
  expect(await metricOf(service, aborted('REQUEST_MALFORMED'))).toBe(nonsense.length);
  const long = rawConnection(service.url);
  long.socket.write(get('/', [`X-Long: ${'x'.repeat(20_000)}`]));
  expect(statusesIn(await long.ended)).toEqual([431]);
  expect(await metricOf(service, aborted('REQUEST_HEADERS_TOO_LARGE'))).toBe(1);
});

it('refuses two Host headers, whatever they say', async () => {
  const service = await start();
  for (const [path, headers] of [
    ['/healthz', ['Host: localhost']],
    ['/v1/getAllFormIds', ['hOsT: elsewhere', `Authorization: Bearer ${service.token}`]],
  ] as const) {
    const { socket, ended } = rawConnection(service.url);
    socket.write(get(path, [...headers]) + get('/healthz'));
    expect(statusesIn(await ended)).toEqual([400]);
  }
  expect(await metricOf(service, aborted('REQUEST_MALFORMED'))).toBe(2);
});
