import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Desk } from '../desk.ts';
import { once } from '../once.ts';
import type { Visit } from './visit.ts';

/**
 * The page at /docs: the document of docs/config, open to everyone. Those who show it take long to
 * load, so it is made when someone first looks.
 */
export function addDocsPage(server: FastifyInstance, desk: Desk): void {
  const visits = new WeakMap<IncomingMessage, Visit>();
  const page = once(async () => {
    const { createDocsServer } = await import('./docs-server.ts');
    return createDocsServer(desk, (request) => visits.get(request.raw) as Visit);
  });
  for (const url of ['/docs', '/docs/*']) {
    server.get(url, async (request, reply) => {
      const { routing } = await page();
      visits.set(request.raw, request.visit);
      reply.hijack();
      routing(request.raw, reply.raw);
    });
  }
}
