import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type Socket } from 'node:net';

/** A proxy that connects every host to this machine. */
export type ConnectProxy = {
  host: string;
  /** The requested hosts, with their authorization. */
  seen: { target: string; authorization: string | undefined }[];
  /** Refuses all further requests. */
  refuse(): void;
};

const proxies = new Set<Server>();
const sockets = new Set<Socket>();

/** Stops all proxies that a test started. */
export function endProxies(): void {
  for (const socket of sockets) socket.destroy();
  for (const server of proxies) server.close();
  proxies.clear();
}

/** Starts one on a free loopback port. */
export async function connectProxy(): Promise<ConnectProxy> {
  const seen: ConnectProxy['seen'] = [];
  let isOpen = true;
  const server = createServer().on('connect', (request, client: Socket) => {
    const target = request.url ?? '';
    seen.push({ target, authorization: request.headers['proxy-authorization'] });
    if (!isOpen) return void client.end('HTTP/1.1 403 Forbidden\r\n\r\n');
    const upstream = connect(Number(target.split(':').at(-1)), '127.0.0.1');
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
    upstream.once('connect', () => {
      client.write('HTTP/1.1 200 Connection Established\r\n\r\n');
      client.pipe(upstream).pipe(client);
    });
  });
  proxies.add(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('There is no port.');
  return {
    host: `127.0.0.1:${address.port}`,
    seen,
    refuse() {
      isOpen = false;
    },
  };
}
