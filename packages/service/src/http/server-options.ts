import { randomBytes } from 'node:crypto';
import { maxBodyKib } from '@formpress/contract';
import type { FastifyServerOptions } from 'fastify';
import type { Settings } from '../settings/settings.ts';
import { trustOf } from '../settings/trusted-proxies.ts';

/** The options of the HTTP server: small limits, and no logging by Fastify. */
export function serverOptions(settings: Settings): FastifyServerOptions {
  return {
    logger: false,
    bodyLimit: maxBodyKib * 1024,
    trustProxy: trustOf(settings.trustedProxies),
    genReqId: requestIds(),
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    schemaController: { compilersFactory: { buildValidator: noSchema, buildSerializer: noSchema } },
  };
}

/** Replaces Fastify's schema compilers, which take long to load. Endpoints read their requests themselves. */
function noSchema(): never {
  throw new Error('No route has a schema.');
}

/** Creates request ids: a random prefix for the process, then a counter. */
function requestIds(): () => string {
  const process = randomBytes(6).toString('hex');
  let count = 0;
  return () => {
    count += 1;
    return `${process}-${count.toString(36)}`;
  };
}
