import { connect, type Socket } from 'node:net';

/** A raw connection, and everything received on it. */
export type RawConnection = {
  socket: Socket;
  /** Resolves when it is connected. */
  connected: Promise<void>;
  received(): string;
  /** Everything received, when the connection has ended. */
  ended: Promise<string>;
};

/** Connects from a loopback address of choice: on Linux all of 127.0.0.0/8 is this machine. */
export function rawConnection(url: string, localAddress = '127.0.0.1'): RawConnection {
  const { hostname, port } = new URL(url);
  const socket = connect({ port: Number(port), host: hostname, localAddress });
  let text = '';
  socket.on('data', (data) => {
    text += data.toString('latin1');
  });
  // Hostile clients are disconnected; that is what the tests are about.
  socket.on('error', () => socket.destroy());
  return {
    socket,
    connected: new Promise((resolve) => socket.once('connect', () => resolve())),
    received: () => text,
    ended: new Promise((resolve) => socket.once('close', () => resolve(text))),
  };
}

/** A GET request as text. */
export function get(path: string, headers: string[] = []): string {
  return `${[`GET ${path} HTTP/1.1`, 'Host: localhost', ...headers].join('\r\n')}\r\n\r\n`;
}

/** The statuses of the replies in received text. */
export function statusesIn(text: string): number[] {
  return [...text.matchAll(/HTTP\/1\.1 ([0-9]{3}) /g)].map(([, status]) => Number(status));
}
