import type { IncomingMessage, Server } from 'node:http';

const unhurried = new WeakSet<IncomingMessage>();

/** Exempts a request from the time limit, because its body is only read as fast as its reply is taken. */
export function exemptFromTimeLimit(request: IncomingMessage): void {
  unhurried.add(request);
}

/**
 * Ends connections whose request does not arrive completely in time. Node can do that too, but without exemptions.
 */
export function watchArrivals(
  server: Server,
  patience: number,
): (request: IncomingMessage) => void {
  const arriving = new Map<IncomingMessage, number>();
  const timer = setInterval(
    () => {
      const now = performance.now();
      for (const [request, since] of arriving) {
        if (unhurried.has(request)) arriving.delete(request);
        else if (now - since > patience) endLate(server, request);
      }
    },
    Math.min(5_000, patience / 4),
  ).unref();
  server.once('close', () => clearInterval(timer));
  return (request) => {
    const { headers } = request;
    if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined)
      return;
    arriving.set(request, performance.now());
    request.once('close', () => arriving.delete(request));
  };
}

/** Ends a connection the way Node does when its time is up. */
function endLate(server: Server, { socket }: IncomingMessage): void {
  const late = Object.assign(new Error('Request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
  server.emit('clientError', late, socket);
}
