import { randomBytes } from 'node:crypto';
import { maxBodyKib } from '@formpress/contract';
import type { FastifyServerOptions } from 'fastify';
import type { Settings } from '../settings/settings.ts';
import { trustOf } from '../settings/trusted-proxies.ts';

/** How the HTTP server is set up: small limits, no log of its own. */
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
