import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A proxy in front of a registry that counts bytes and breaks connections. */
export type TestedProxy = {
  host: string;
  /** Bytes sent to the registry, and bytes received from it. */
  counted(): { up: number; down: number };
  /** Breaks every connection after a number of further bytes in one direction, and calls back. */
  breakAfter(bytes: number, direction: 'up' | 'down', broken?: () => void): void;
  close(): void;
};

/** Starts a proxy on a free loopback port. */
export async function proxyForTests(target: string): Promise<TestedProxy> {
  const [hostname = '', port = ''] = target.split(':');
  const sockets = new Set<Socket>();
  const counts = { up: 0, down: 0 };
  let trap: { direction: 'up' | 'down'; at: number; broken: () => void } | undefined;
  const count = (direction: 'up' | 'down', bytes: number) => {
    counts[direction] += bytes;
    if (trap?.direction !== direction || counts[direction] < trap.at) return;
    const { broken } = trap;
    trap = undefined;
    for (const socket of sockets) socket.destroy();
    broken();
  };
  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname);
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket
        .on('error', () => undefined)
        .on('close', () => {
          sockets.delete(socket);
          client.destroy();
          upstream.destroy();
        });
    }
    client.on('data', (data) => count('up', data.length)).pipe(upstream);
    upstream.on('data', (data) => count('down', data.length)).pipe(client);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('There is no port.');
  return {
    host: `127.0.0.1:${address.port}`,
    counted: () => ({ ...counts }),
    breakAfter(bytes, direction, broken = () => undefined) {
      trap = { direction, at: counts[direction] + bytes, broken };
    },
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
