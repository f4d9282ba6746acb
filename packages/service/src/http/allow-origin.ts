import type { FastifyReply, FastifyRequest } from 'fastify';

const allowedHeaders = 'Accept-Language, api-key, Authorization, Content-Type, Timezone';
const readableHeaders = 'Content-Language, ETag, Retry-After, X-Request-Id';

/**
 * Lets pages of the configured origins call the service, and answers their preflights. Without
 * origins it does nothing.
 */
export function allowOrigin(
  request: FastifyRequest,
  reply: FastifyReply,
  origins: string[],
): 'answered' | 'go on' {
  if (origins.length === 0) return 'go on';
  const { origin } = request.headers;
  reply.header('vary', 'Origin');
  if (origin === undefined || !origins.includes(origin)) return 'go on';
  reply.header('access-control-allow-origin', origin);
  reply.header('access-control-expose-headers', readableHeaders);
  if (request.method !== 'OPTIONS' || !request.headers['access-control-request-method'])
    return 'go on';
  reply.headers({
    'access-control-allow-methods': 'GET, POST',
    'access-control-allow-headers': allowedHeaders,
    'access-control-max-age': '600',
  });
  reply.code(204).send();
  return 'answered';
}
