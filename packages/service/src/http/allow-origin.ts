import type { FastifyRequest } from 'fastify';

const allowedHeaders =
  'Accept-Language, api-key, Authorization, Content-Type, Timezone, traceparent';
const readableHeaders = 'Content-Language, ETag, Retry-After, traceparent, X-Request-Id';
const preflightHeaders = [
  ...['access-control-allow-methods', 'GET, POST'],
  ...['access-control-allow-headers', allowedHeaders],
  ...['access-control-max-age', '600'],
];
const noOrigins = { headers: [], isPreflight: false };

/**
 * The CORS headers, in pairs, for pages of the configured origins, and whether the request is a
 * preflight. Without configured origins there are none.
 */
export function allowOrigin(
  request: FastifyRequest,
  origins: string[],
): { headers: string[]; isPreflight: boolean } {
  if (origins.length === 0) return noOrigins;
  const { origin } = request.headers;
  const headers = ['vary', 'Origin'];
  if (origin === undefined || !origins.includes(origin)) return { headers, isPreflight: false };
  headers.push('access-control-allow-origin', origin);
  headers.push('access-control-expose-headers', readableHeaders);
  const isPreflight =
    request.method === 'OPTIONS' && Boolean(request.headers['access-control-request-method']);
  if (isPreflight) headers.push(...preflightHeaders);
  return { headers, isPreflight };
}
