import { expect, it } from 'vitest';
import { smallServices } from '../service/small-services.ts';
import { metricOf } from './metrics-of.ts';
import { get, type RawConnection, rawConnection, statusesIn } from './raw-connection.ts';

const form = { id: 'W4101', version: '2026.1.0', effective: '2026-01-01' };
const { start } = smallServices([{ ...form, pictureBytes: 1_500_000 }]);
const refused = 'formpress_connections_refused_total';

/** Opens connections one after the other, and returns which of them were answered. */
async function answered(url: string, count: number, from: string, headers: string[] = []) {
  const all: RawConnection[] = [];
  for (let index = 0; index < count; index += 1) {
    const connection = rawConnection(url, from);
    connection.socket.write(get('/healthz', headers));
    await Promise.race([
      connection.ended,
      expect.poll(() => statusesIn(connection.received()).length).toBe(1),
    ]);
    all.push(connection);
  }
  const statuses = all.map(({ received }) => statusesIn(received())[0]);
  for (const { socket } of all) socket.destroy();
  return statuses;
}

it('limits the connections from one address, and accepts others from another', async () => {
  const service = await start({ MAX_CONNECTIONS_PER_ADDRESS: '3' });
  const many = await answered(service.url, 6, '127.0.0.9');
  expect(many).toEqual([200, 200, 200, undefined, undefined, undefined]);
  expect(await answered(service.url, 3, '127.0.0.10')).toEqual([200, 200, 200]);
  await expect.poll(() => answered(service.url, 3, '127.0.0.9')).toEqual([200, 200, 200]);
  expect(await metricOf(service, refused)).toBeGreaterThanOrEqual(3);
});

it('accepts any number of connections from a trusted proxy', async () => {
  const service = await start({ MAX_CONNECTIONS_PER_ADDRESS: '3', TRUST_PROXY: '127.0.0.8/30' });
  expect(await answered(service.url, 6, '127.0.0.9')).toEqual(Array(6).fill(200));
  expect(await answered(service.url, 4, '127.0.0.12')).toEqual([200, 200, 200, undefined]);
});

it('limits the total number of connections', async () => {
  const service = await start({ MAX_CONNECTIONS: '5' });
  const open = [2, 3, 4, 5, 6, 7, 8, 9, 10].map((last) =>
    rawConnection(service.url, `127.0.0.${last}`),
  );
  for (const { socket } of open) socket.write(get('/healthz'));
  await expect
    .poll(() => open.filter(({ socket }) => socket.destroyed).length, { timeout: 5_000 })
    .toBeGreaterThanOrEqual(4);
  for (const { socket } of open) socket.destroy();
  await expect.poll(async () => (await fetch(`${service.url}/healthz`)).status).toBe(200);
  expect(await metricOf(service, refused)).toBeGreaterThanOrEqual(4);
});

it('disconnects callers who send a request too slowly or do not read the reply', async () => {
  const service = await start({ STALL_SECONDS: '1' });
  const writer = rawConnection(service.url);
  writer.socket.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n');
  const drip = setInterval(() => writer.socket.write('X: y\r\n'), 100);
  const silent = rawConnection(service.url);
  expect(statusesIn(await writer.ended)).toEqual([408]);
  clearInterval(drip);
  expect(statusesIn(await silent.ended)).toEqual([408]);
  expect(
    await metricOf(service, 'formpress_requests_aborted_total{kind="REQUEST_TIMED_OUT"}'),
  ).toBe(2);

  const reader = rawConnection(service.url);
  reader.socket.pause();
  // More than the buffers of two sockets, so that the last reply cannot be delivered.
  const picture = get('/images/W4101/2026.1.0/w4101_1.png');
  reader.socket.write(picture.repeat(12));
  await expect
    .poll(() => metricOf(service, 'formpress_requests_aborted_total{kind="REPLY_NOT_READ"}'), {
      timeout: 20_000,
    })
    .toBeGreaterThanOrEqual(1);
  reader.socket.destroy();
  await expect.poll(() => metricOf(service, 'formpress_requests_in_flight')).toBe(0);
});
