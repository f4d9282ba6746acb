import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { kitchenSink } from '../foundation/compile-folder.ts';
import { seedOfTheDay } from '../foundation/seed-of-the-day.ts';
import { compiledRelease } from '../service/compiled-release.ts';
import { temporaryFolder } from '../service/service-for-tests.ts';
import { anyRequest } from './any-request.ts';
import { type FuzzedService, startFuzzedService } from './fuzzed-service.ts';
import { sendRaw } from './send-raw.ts';
import { callOnSocket, openSocket } from './sockets.ts';

const folder = temporaryFolder();
let service: FuzzedService;

beforeAll(async () => {
  await compiledRelease(kitchenSink, join(folder.path, 'release'));
  service = await startFuzzedService(join(folder.path, 'release'));
}, 300_000);
afterAll(() => {
  service.stop();
  folder.remove();
});

const atOnce = 20;

/** Sends a number of requests, some concurrently, and returns how often each status came back. */
async function sendMany(count: number, seed: number): Promise<Map<number, number>> {
  const statuses = new Map<number, number>();
  const requests = fc.array(anyRequest, { minLength: atOnce, maxLength: atOnce });
  await fc.assert(
    fc.asyncProperty(requests, async (some) => {
      for (const status of await Promise.all(some.map((each) => sendRaw(service, each)))) {
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        expect(status).toBeLessThan(500);
      }
    }),
    { numRuns: count / atOnce, seed },
  );
  return statuses;
}

it(`never fails, whatever is sent (seed ${seedOfTheDay})`, async () => {
  await sendMany(2_000, seedOfTheDay);
  const early = await service.health();
  const statuses = await sendMany(18_000, seedOfTheDay + 1);
  const late = await service.health();
  expect([...statuses.keys()]).toEqual(expect.arrayContaining([200, 400, 404, 405, 415]));
  expect({ ...late, heap: 0 }).toEqual({ heap: 0, faults: 0, polluted: 0 });
  expect(late.heap / early.heap).toBeLessThan(1.1);
}, 600_000);

const head = (path: string, ...lines: string[]) => [
  `POST ${path} HTTP/1.1`,
  'Host: x',
  `Authorization: Bearer ${service.token}`,
  ...lines,
];
const wire = (lines: string[], body = '') => `${lines.join('\r\n')}\r\n\r\n${body}`;
const json = 'Content-Type: application/json';

it('answers or closes the connection, and survives, whatever is not quite HTTP', async () => {
  const fill = (...lines: string[]) => head('/v1/fillPdf', json, ...lines);
  const texts = [
    '\r\n\r\n\r\n',
    '\u0000'.repeat(5_000),
    wire(['GET /v1/getAllFormIds HTTP/9.9', 'Host: x']),
    wire(['GET /v1/getAllFormIds HTTP/1.1']),
    wire(['get /healthz HTTP/1.1', 'Host: x']),
    wire(['CONNECT example.com:443 HTTP/1.1', 'Host: x']),
    wire(['GET http://example.com/healthz HTTP/1.1', 'Host: x']),
    wire(['GET /healthz HTTP/1.1', 'Host: x', 'Upgrade: websocket', 'Connection: Upgrade']),
    wire(['GET /../../../etc/passwd HTTP/1.1', 'Host: x']),
    wire(['GET /images/FD901/2026.1.0/../../../catalog.json HTTP/1.1', 'Host: x']),
    wire(['GET /healthz HTTP/1.1', 'Host: x', `X-Long: ${'x'.repeat(100_000)}`]),
    wire(['GET /healthz HTTP/1.1', 'Host: x', ...Array.from({ length: 3_000 }, () => 'A: b')]),
    wire([`GET /${'x'.repeat(100_000)} HTTP/1.1`, 'Host: x']),
    wire(fill('Content-Length: -1'), '{}'),
    wire(fill('Content-Length: 2', 'Content-Length: 3'), '{}'),
    wire(fill('Content-Length: 2', 'Transfer-Encoding: chunked'), '0\r\n\r\n'),
    wire(fill('Transfer-Encoding: chunked'), 'zz\r\n{}\r\n0\r\n\r\n'),
    wire(fill('Transfer-Encoding: chunked'), `${'f'.repeat(40)}\r\n{}`),
    wire(fill('Transfer-Encoding: gzip'), '{}'),
    wire(fill('Expect: 100-continue', 'Content-Length: 2'), '{}'),
    wire(fill('Expect: nonsense', 'Content-Length: 2'), '{}'),
    wire(fill('Content-Length: 2'), '{}').repeat(50),
  ];
  for (const text of texts) {
    const answer = await callOnSocket(service.url, text);
    expect([text.slice(0, 60), /^HTTP\/1\.1 5/m.test(answer)]).toEqual([text.slice(0, 60), false]);
  }
  expect(await service.health()).toMatchObject({ faults: 0, polluted: 0 });
});

it('serves others while slow and half-open connections wait', async () => {
  const starts = [
    '',
    'POST /v1/fi',
    head('/v1/fillPdf', json, 'Content-Length: 1000').join('\r\n'),
    wire(head('/v1/fillPdf', json, 'Content-Length: 1000'), '{"formId":'),
    wire(head('/v1/fillPdf', json, 'Transfer-Encoding: chunked'), '5\r\n{"fo'),
  ];
  const sockets = await Promise.all(
    Array.from({ length: 300 }, (_, index) => openSocket(service.url, starts[index % 5] ?? '')),
  );
  for (let round = 0; round < 5; round += 1) {
    for (const socket of sockets) if (round % 2 === 0) socket.write('x');
    const { status } = await fetch(`${service.url}/v1/getAllFormIds`, {
      headers: { authorization: `Bearer ${service.token}` },
    });
    expect(status).toBe(200);
  }
  for (const socket of sockets) socket.destroy();
  expect(await service.health()).toMatchObject({ faults: 0 });
});
