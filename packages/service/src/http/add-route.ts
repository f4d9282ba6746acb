import { type OperationId, operations } from '@formpress/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { routeOf } from '../foundation/route-of.ts';

/** Answers a request by writing to its connection, at once or later. */
export type RouteHandler = (request: FastifyRequest, reply: FastifyReply) => void | Promise<void>;

/** Adds the route of an operation, as the contract declares it. There are no other routes. */
export function addRoute(server: FastifyInstance, id: OperationId, handler: RouteHandler): void {
  const { method, path } = operations[id];
  server.route({ method, url: routeOf(path), handler });
}
