import { connect, type Socket } from 'node:net';

/** A request as sent, except for the host. */
export type WireRequest = { method: 'GET' | 'POST'; path: string; token: string; body?: string };

/** The latency of each reply in milliseconds, unordered. */
export type Latencies = number[];

/**
 * Sends the same request repeatedly on several connections, on each as soon as the previous reply is
 * complete. Anything but 200 is an error.
 */
export async function sendLoad(
  url: string,
  request: WireRequest,
  { count, connections }: { count: number; connections: number },
): Promise<Latencies> {
  const { hostname, port } = new URL(url);
  const bytes = bytesOf(request, hostname);
  const latencies: Latencies = [];
  let left = count;
  const take = () => left-- > 0;
  const used = Math.min(count, connections);
  await Promise.all(
    Array.from({ length: used }, () =>
      talk(connect(Number(port), hostname), bytes, take, latencies),
    ),
  );
  return latencies;
}

function bytesOf({ method, path, token, body = '' }: WireRequest, host: string): Buffer {
  const head = [
    `${method} ${path} HTTP/1.1`,
    `Host: ${host}`,
    `Authorization: Bearer ${token}`,
    'Accept-Language: en-US,en;q=0.9',
    ...(body
      ? ['Content-Type: application/json', `Content-Length: ${Buffer.byteLength(body)}`]
      : []),
  ];
  return Buffer.from(`${head.join('\r\n')}\r\n\r\n${body}`);
}

/** Sends requests on one connection until there are none left. */
function talk(
  socket: Socket,
  request: Buffer,
  take: () => boolean,
  latencies: Latencies,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let sentAt = 0;
    let missing = 0;
    const ask = () => {
      if (!take()) return void socket.end();
      sentAt = performance.now();
      socket.write(request);
    };
    socket
      .setNoDelay(true)
      .on('connect', ask)
      .on('error', reject)
      .on('close', () => resolve());
    socket.on('data', (part) => {
      missing = missing > 0 ? missing - part.length : missingAfter(part);
      if (missing > 0) return;
      latencies.push(performance.now() - sentAt);
      ask();
    });
  });
}

/** How many bytes of a reply are missing after its first part, which contains its head. */
function missingAfter(part: Buffer): number {
  const end = part.indexOf('\r\n\r\n');
  const head = part.toString('latin1', 0, end);
  const [, length] = /\r\ncontent-length: ([0-9]+)/i.exec(head) ?? [];
  if (end < 0 || !head.startsWith('HTTP/1.1 200 ') || length === undefined)
    throw new Error(`A server of the bench answered: ${part.toString('latin1', 0, 400)}`);
  return end + 4 + Number(length) - part.length;
}
