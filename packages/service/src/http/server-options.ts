import { randomBytes } from 'node:crypto';
import type { Socket } from 'node:net';
import type { FastifyServerOptions } from 'fastify';
import type { Settings } from '../settings/settings.ts';

const mostBytes = 256 * 1024;

/** How the HTTP server is set up: small limits, no log of its own. */
export function serverOptions(settings: Settings): FastifyServerOptions {
  return {
    logger: false,
    bodyLimit: mostBytes,
    trustProxy: settings.trustProxy,
    genReqId: requestIds(),
    requestTimeout: 30_000,
    keepAliveTimeout: 72_000,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    clientErrorHandler: refuseBrokenRequest,
    schemaController: { compilersFactory: { buildValidator: noSchema, buildSerializer: noSchema } },
  };
}

/** Endpoints read their requests themselves; the usual compilers take a while to load. */
function noSchema(): never {
  throw new Error('No route has a schema.');
}

/** Ids of requests: the process, then a count. */
function requestIds(): () => string {
  const process = randomBytes(6).toString('hex');
  let count = 0;
  return () => {
    count += 1;
    return `${process}-${count.toString(36)}`;
  };
}

/** What is not HTTP gets a short answer; nothing of it is looked at or logged. */
function refuseBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  const tooLarge = error.code === 'HPE_HEADER_OVERFLOW';
  const status = tooLarge ? '431 Request Header Fields Too Large' : '400 Bad Request';
  if (socket.writable)
    socket.write(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
  socket.destroy();
}
