import { Agent, request } from 'node:http';

/** A request as it goes over the wire, whatever HTTP thinks of it. */
export type RawRequest = {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: Uint8Array | string;
};

const agent = new Agent({ keepAlive: true, maxSockets: 16 });

/** Sends it and gives the status; 0 when the connection was closed instead. */
export function sendRaw(
  { url, token }: { url: string; token: string },
  { method, path, headers, body }: RawRequest,
): Promise<number> {
  const { hostname, port } = new URL(url);
  const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
  const all = { authorization: `Bearer ${token}`, ...length, ...headers };
  return new Promise((resolve) => {
    const sent = request({ agent, hostname, port, method, path, headers: all }, (response) => {
      response.resume();
      response.once('close', () => resolve(response.statusCode ?? 0));
    });
    sent.once('error', () => resolve(0));
    sent.end(body);
  });
}
