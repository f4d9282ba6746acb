import { documentedOperations, needsToken, operations } from '@formpress/contract';
import type { FastifyRequest } from 'fastify';
import { addressGroup } from '../connections/address-group.ts';
import type { ServiceContext } from '../context/service-context.ts';
import { messages } from '../foundation/messages.ts';
import type { Refusal } from '../foundation/refusal.ts';

/**
 * Checks access before the body of a request is read. Without a token nothing below /v1 is disclosed,
 * not even whether a path exists.
 */
export function checkAccess(request: FastifyRequest, context: ServiceContext): Refusal | undefined {
  const { route, isForMonitors } = request.visit;
  if (context.state === 'closing') return { kind: 'shuttingDown' };
  if (isForMonitors) return undefined;
  if (context.load.isOverloaded()) {
    context.metrics.countShed();
    return { kind: 'overloaded' };
  }
  const unknownPath = request.is404 ? decodedPath(request.url) : undefined;
  const pattern = unknownPath ?? route;
  const refusal = needsToken(pattern)
    ? refusalOfToken(request, context)
    : refusalOfAnonymous(request, context);
  return refusal ?? (unknownPath === undefined ? undefined : refusalOfPath(unknownPath));
}

function refusalOfToken(request: FastifyRequest, context: ServiceContext): Refusal | undefined {
  const key = keyOf(request, context);
  if (!key) return refusalByAddress(request, context) ?? { kind: 'unauthorized' };
  request.visit.key = key;
  const seconds = context.limit.take(key.id, performance.now(), key.limit);
  return seconds > 0 ? { kind: 'tooManyRequests', seconds } : undefined;
}

/** Limits unauthenticated requests by address. Requests with a token are limited by key. */
function refusalOfAnonymous(request: FastifyRequest, context: ServiceContext): Refusal | undefined {
  // Logins have their own limit.
  if (request.visit.route === operations.login.path) return undefined;
  const isKnown = request.headers.authorization !== undefined && keyOf(request, context);
  return isKnown ? undefined : refusalByAddress(request, context);
}

function refusalByAddress(
  { ip }: FastifyRequest,
  { openLimit }: ServiceContext,
): Refusal | undefined {
  const seconds = openLimit.take(addressGroup(ip), performance.now());
  return seconds > 0 ? { kind: 'tooManyOpenRequests', seconds } : undefined;
}

/** The key of a request's token, if it may be used now. */
function keyOf({ headers: { authorization = '' } }: FastifyRequest, context: ServiceContext) {
  const now = context.clock();
  const token = tokenIn(authorization);
  const keyId = token && context.tokens.keyIdOf(token, now);
  return keyId ? context.keys.get(keyId, now) : undefined;
}

/** The token in a header. The usual spelling is read without a regular expression, because this runs for every request. */
function tokenIn(authorization: string): string | undefined {
  const isUsual = authorization.startsWith('Bearer ') && !authorization.includes(' ', 7);
  return isUsual ? authorization.slice(7) : /^bearer +([^ ]+)$/i.exec(authorization)?.[1];
}

/** The refusal of an unmatched request: a wrong method when the path exists, otherwise not found. */
function refusalOfPath(path: string): Refusal {
  const allowed = documentedOperations().filter(([, operation]) => fits(operation.path, path));
  if (allowed.length === 0) return { kind: 'notFound', message: messages.noSuchPath };
  const methods = allowed.flatMap(([, { method }]) =>
    method === 'GET' ? ['GET', 'HEAD'] : [method],
  );
  return { kind: 'methodNotAllowed', allowed: methods };
}

function fits(pattern: string, path: string): boolean {
  const wanted = pattern.split('/');
  const found = path.split('/');
  return (
    wanted.length === found.length &&
    wanted.every((part, index) =>
      part.startsWith('{') ? found[index] !== '' : part === found[index],
    )
  );
}

/** The decoded path, as the router sees it: /%761/forms is /v1/forms. */
function decodedPath(url: string): string {
  const [path = ''] = url.replace(/^https?:\/\/[^/]*/i, '').split(/[?#]/, 1);
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
