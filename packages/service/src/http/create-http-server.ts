import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { Socket } from 'node:net';
import type { ServiceContext } from '../context/service-context.ts';
import type { AbortKind } from '../foundation/abort-kinds.ts';
import { watchArrivals } from './arrivals.ts';

const keepAliveTimeout = 72_000;

/** Creates the HTTP server that routes requests to a handler, and enforces the limits of connections and of HTTP. */
export function createHttpServer(handler: RequestListener, context: ServiceContext): Server {
  const { connections, settings } = context;
  const timeout = settings.stallSeconds * 1000;
  const options = {
    keepAliveTimeout,
    headersTimeout: timeout,
    // The time for complete requests is limited by `watchArrivals`, which allows exemptions.
    requestTimeout: 0,
    connectionsCheckingInterval: Math.min(5_000, timeout / 4),
  };
  const full = new WeakSet<Socket>();
  const server = createServer(options, (request, response) => {
    const { socket } = request;
    arrives(request);
    if (full.has(socket)) return;
    if (hasTwoHosts(request)) refuse(response, 400, 'REQUEST_MALFORMED', context);
    else if (!connections.isFull(socket)) return handler(request, response);
    else refuse(response, 429, 'PIPELINE_TOO_LONG', context);
    // Everything after this request is ignored: the connection ends with this reply.
    full.add(socket);
  });
  const arrives = watchArrivals(server, timeout);
  server.maxConnections = settings.maxConnections;
  server.on('drop', () => {
    context.metrics.countRefusedConnection();
    context.throttledLog.say('CONNECTION_REFUSED');
  });
  return server.on('connection', connections.take);
}

/** Sends a short reply to data that is not HTTP. None of the data is logged. */
export function refuseBroken(
  { code }: Error & { code?: string },
  socket: Socket,
  { metrics, throttledLog }: ServiceContext,
): void {
  // A reset connection had no request, or its request already counts as aborted.
  if (code !== 'ECONNRESET' && code !== 'EPIPE') {
    const [status, kind] = brokenBy(code);
    metrics.countAbort(kind);
    throttledLog.say(kind);
    if (socket.writable)
      socket.write(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
  }
  socket.destroy();
}

function brokenBy(code: string | undefined): [status: string, kind: AbortKind] {
  if (code === 'HPE_HEADER_OVERFLOW')
    return ['431 Request Header Fields Too Large', 'REQUEST_HEADERS_TOO_LARGE'];
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return ['408 Request Timeout', 'REQUEST_TIMED_OUT'];
  return ['400 Bad Request', 'REQUEST_MALFORMED'];
}

function refuse(
  response: ServerResponse,
  status: 400 | 429,
  kind: AbortKind,
  { metrics, throttledLog }: ServiceContext,
): void {
  metrics.countAbort(kind);
  throttledLog.say(kind);
  response.writeHead(status, { connection: 'close', 'content-length': 0 }).end();
}

/** Whether there are two Host headers. Node uses the first; a proxy in front of us may have used the other. */
function hasTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let count = 0;
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i];
    if (name?.length === 4 && name.toLowerCase() === 'host') count += 1;
  }
  return count > 1;
}
