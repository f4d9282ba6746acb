import { type OperationId, operations } from '@formpress/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { routeOf } from '../foundation/route-of.ts';

/** Answers a request by writing to its connection, immediately or later. */
export type RouteHandler = (request: FastifyRequest, reply: FastifyReply) => void | Promise<void>;

/** Adds the route of an operation in the contract. There are no other routes. */
export function addRoute(server: FastifyInstance, id: OperationId, handler: RouteHandler): void {
  const { method, path } = operations[id];
  server.route({ method, url: routeOf(path), handler });
}
