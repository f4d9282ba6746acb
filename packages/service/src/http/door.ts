import type { FastifyRequest } from 'fastify';
import type { Desk } from '../desk.ts';
import { endpoints } from '../endpoints.ts';
import { messages } from '../messages.ts';
import type { Refusal } from '../refusal.ts';

/**
 * Looks at a request before anything of it is read: nobody learns anything below /v1 without a
 * token, not even whether a path exists.
 */
export function refusalAtDoor(request: FastifyRequest, desk: Desk): Refusal | undefined {
  if (desk.closing) return { kind: 'shuttingDown' };
  if (desk.load.isOverloaded() && !isForMonitors(request)) {
    desk.metrics.countShed();
    return { kind: 'overloaded' };
  }
  const unknownPath = request.is404 ? decodedPath(request.url) : undefined;
  const pattern = unknownPath ?? request.visit.route;
  if (pattern === '/v1' || pattern.startsWith('/v1/')) {
    const refusal = refusalOfToken(request.headers.authorization, desk);
    if (refusal) return refusal;
  }
  return unknownPath === undefined ? undefined : refusalOfPath(unknownPath);
}

/** Whoever asks whether we live must not be told no because we are busy. */
function isForMonitors({ visit: { route } }: FastifyRequest): boolean {
  return route === '/healthz' || route === '/readyz' || route === '/metrics';
}

function refusalOfToken(authorization: string | undefined, desk: Desk): Refusal | undefined {
  const now = desk.clock();
  const token = tokenIn(authorization ?? '');
  const keyId = token && desk.tokens.keyIdOf(token, now);
  const key = keyId && desk.keys.get(keyId, now);
  if (!key) return { kind: 'unauthorized' };
  const seconds = desk.limit.take(key.id, performance.now(), key.limit);
  return seconds > 0 ? { kind: 'tooManyRequests', seconds } : undefined;
}

/** The usual spelling is read without a pattern: this is done for every request. */
function tokenIn(authorization: string): string | undefined {
  const isUsual = authorization.startsWith('Bearer ') && !authorization.includes(' ', 7);
  return isUsual ? authorization.slice(7) : /^bearer +([^ ]+)$/i.exec(authorization)?.[1];
}

/** A path that exists refuses the method; any other is not found. */
function refusalOfPath(path: string): Refusal {
  const allowed = endpoints.filter((endpoint) => fits(endpoint.path, path));
  if (allowed.length === 0) return { kind: 'notFound', message: messages.noSuchPath };
  const methods = allowed.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
  return { kind: 'methodNotAllowed', allowed: methods };
}

function fits(pattern: string, path: string): boolean {
  const wanted = pattern.split('/');
  const found = path.split('/');
  return (
    wanted.length === found.length &&
    wanted.every((part, index) =>
      part.startsWith(':') ? found[index] !== '' : part === found[index],
    )
  );
}

/** The path as the router sees it: /%761/forms is /v1/forms. */
function decodedPath(url: string): string {
  const [path = ''] = url.replace(/^https?:\/\/[^/]*/i, '').split(/[?#]/, 1);
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
