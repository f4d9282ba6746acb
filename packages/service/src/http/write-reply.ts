import type { BodyParts } from '../foundation/reply.ts';
import type { Exchange } from './exchange.ts';

/** Writes a whole answer. A text becomes a byte for each character unless it is in UTF-8. */
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

/** Writes an answer that has no body. */
export function writeEmptyReply(
  exchange: Exchange,
  status: 204 | 304,
  headers: readonly string[],
): void {
  writeHead(exchange, status, headers).end();
}

/** Writes a body part by part: joined, the shared one would be copied each time. */
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

/** A text with a byte for each character in UTF-8 is written faster when that is said. */
function encodingOf(text: string, bytes: number): 'utf8' | 'latin1' {
  return bytes === text.length ? 'latin1' : 'utf8';
}

/** Straight to the connection: what Fastify would do with our answers besides is not needed. */
function writeHead({ context, request, to }: Exchange, status: number, headers: readonly string[]) {
  const all = [...request.visit.headers, ...headers];
  if (context.state !== 'open') all.push('connection', 'close');
  return to.hijack().raw.writeHead(status, all);
}
