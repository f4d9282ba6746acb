import type { BodyParts } from '../foundation/reply.ts';
import type { Exchange } from './exchange.ts';

/** Writes a whole reply. A text has one byte per character unless it is UTF-8. */
export function writeBody(
  exchange: Exchange,
  status: number,
  headers: readonly string[],
  body: string | Buffer,
  encoding: 'utf8' | 'latin1' = 'latin1',
): void {
  const length = typeof body === 'string' ? Buffer.byteLength(body, encoding) : body.length;
  const all = [...headers, 'content-length', String(length)];
  writeHead(exchange, status, all).end(body, encoding);
}

/** Writes a reply without a body. */
export function writeEmptyReply(
  exchange: Exchange,
  status: 204 | 304,
  headers: readonly string[],
): void {
  writeHead(exchange, status, headers).end();
}

/** Writes a body in parts: joining them would copy the shared part each time. */
export function writeParts(
  exchange: Exchange,
  headers: readonly string[],
  [start, shared, end]: BodyParts,
): void {
  const [before, after] = [Buffer.byteLength(start), Buffer.byteLength(end)];
  const length = before + shared.length + after;
  const response = writeHead(exchange, 200, [...headers, 'content-length', String(length)]);
  response.cork();
  response.write(start, encodingOf(start, before));
  response.write(shared);
  response.end(end, encodingOf(end, after));
  response.uncork();
}

/** The encoding of a text. One with one byte per character is written faster as latin1. */
function encodingOf(text: string, bytes: number): 'utf8' | 'latin1' {
  return bytes === text.length ? 'latin1' : 'utf8';
}

/** Writes status and headers directly to the connection, without the rest of what Fastify does. */
export function writeHead(
  { context, request, to }: Exchange,
  status: number,
  headers: readonly string[],
) {
  const all = [...request.visit.headers, ...headers];
  if (context.state !== 'open') all.push('connection', 'close');
  return to.hijack().raw.writeHead(status, all);
}
