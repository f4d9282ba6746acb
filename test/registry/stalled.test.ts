import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, expect, it } from 'vitest';
import { endAll, startProcess } from '../faults/formpress-process.ts';
import { runFormpressWith } from '../foundation/run-formpress.ts';
import { temporaryFolder } from '../service/service-for-tests.ts';
import { writeSmallRelease } from '../service/small-release.ts';

const folder = temporaryFolder();
const at = (name: string) => join(folder.path, name);
const definitions = fileURLToPath(new URL('../smallest-form', import.meta.url));
const sockets = new Set<Socket>();
const servers = new Set<Server>();
writeSmallRelease(at('built'), [{ id: 'W4101', version: '2026.1.0', effective: '2026-01-01' }]);

afterEach(() => {
  for (const socket of sockets) socket.destroy();
  for (const server of servers) server.close();
  servers.clear();
});
afterAll(async () => {
  await endAll();
  folder.remove();
});

/** A server that accepts every connection, and handles it as given. */
async function listen(serve: (socket: Socket) => void): Promise<string> {
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    serve(socket);
  });
  servers.add(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('There is no port.');
  return `127.0.0.1:${address.port}`;
}

/** Sends a byte every 50 milliseconds, forever. */
function trickle(socket: Socket): void {
  const timer = setInterval(() => socket.write('x'), 50);
  socket.on('close', () => clearInterval(timer));
}

const digest = `sha256:${'a1'.repeat(32)}`;

const kinds: [string, (socket: Socket) => void][] = [
  ['never answers', () => undefined],
  [
    'trickles headers',
    (socket) => {
      socket.once('data', () => {
        socket.write('HTTP/1.1 200 OK\r\nx-stalled: ');
        trickle(socket);
      });
    },
  ],
  [
    'knows every tag and trickles what it points to',
    (socket) => {
      socket.on('data', (data) => {
        if (data.toString('latin1').startsWith('HEAD')) {
          socket.write(
            `HTTP/1.1 200 OK\r\ncontent-length: 9\r\ndocker-content-digest: ${digest}\r\n\r\n`,
          );
          return;
        }
        socket.write('HTTP/1.1 200 OK\r\ncontent-length: 1000000\r\n\r\n');
        trickle(socket);
      });
    },
  ],
];

const commands: [string, (place: string) => string[]][] = [
  ['publish', (place) => ['publish', at('built'), place]],
  ['pull', (place) => ['pull', place, at('pulled')]],
  ['verify', (place) => ['verify', place, definitions]],
  ['renew', (place) => ['renew', place, '--key', at('key.pem')]],
  ['releases', (place) => ['releases', place]],
];

it.each(
  kinds.flatMap(([kind, serve]) => commands.map(([name, words]) => ({ kind, name, serve, words }))),
)('ends $name in the stated time when a registry $kind', async ({ serve, words }) => {
  await runFormpressWith({}, 'keys', 'signing', at('key.pem'));
  const host = await listen(serve);
  const began = performance.now();
  const ended = await runFormpressWith(
    { FORMPRESS_REGISTRY_TIMEOUT: '2' },
    ...words(`oci://${host}/forms:stable`),
  );
  expect(ended).toEqual({
    code: 1,
    out: '',
    error: expect.stringMatching(
      /^The registry 127\.0\.0\.1:[0-9]+ does not answer in time\. It was tried (once|[0-9] times) within 2 seconds; FORMPRESS_REGISTRY_TIMEOUT allows more\.\n$/,
    ),
  });
  expect(performance.now() - began).toBeLessThan(20_000);
});

it('ends a service in the stated time when there is nothing in its cache', async () => {
  const host = await listen(() => undefined);
  const service = startProcess('serve', [`oci://${host}/forms:stable`], {
    PORT: '0',
    LOG_LEVEL: 'silent',
    RELEASE_CACHE: at('cache'),
    FORMPRESS_REGISTRY_TIMEOUT: '2',
  });
  expect(await service.ended).toBe(1);
  expect(service.out()).toMatch(
    /^The registry 127\.0\.0\.1:[0-9]+ does not answer in time\. It was tried (once|[0-9] times) within 2 seconds; FORMPRESS_REGISTRY_TIMEOUT allows more\.\n$/,
  );
}, 60_000);

it.each(['0', '3601', 'long', '-1'])('refuses FORMPRESS_REGISTRY_TIMEOUT=%s', async (timeout) => {
  const environment = { FORMPRESS_REGISTRY_TIMEOUT: timeout };
  expect(await runFormpressWith(environment, 'releases', 'oci://127.0.0.1:9/forms')).toEqual({
    code: 2,
    out: '',
    error: 'FORMPRESS_REGISTRY_TIMEOUT must be a number of seconds from 1 to 3600.\n',
  });
});
