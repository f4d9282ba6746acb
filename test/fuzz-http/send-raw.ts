import { Agent, request } from 'node:http';

/** A request as sent, whether or not it is valid HTTP. */
export type RawRequest = {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: Uint8Array | string;
};

const agent = new Agent({ keepAlive: true, maxSockets: 16 });

type Called = { url: string; token: string };

/** The reply; status 0 when the connection was closed instead. */
export type RawReply = { status: number; text: string };

/** Sends a request and returns the status; 0 when the connection was closed instead. */
export async function sendRaw(service: Called, request: RawRequest): Promise<number> {
  return (await callRaw(service, request)).status;
}

/** Sends a request and returns the reply. */
export function callRaw(
  { url, token }: Called,
  { method, path, headers, body }: RawRequest,
): Promise<RawReply> {
  const { hostname, port } = new URL(url);
  const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
  const all = { authorization: `Bearer ${token}`, ...length, ...headers };
  return new Promise((resolve) => {
    const sent = request({ agent, hostname, port, method, path, headers: all }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.once('close', () => {
        resolve({ status: response.statusCode ?? 0, text: Buffer.concat(parts).toString() });
      });
    });
    sent.once('error', () => resolve({ status: 0, text: '' }));
    sent.end(body);
  });
}
