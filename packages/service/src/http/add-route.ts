import { type Operation, type OperationId, operations } from '@formpress/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { routeOf } from '../foundation/route-of.ts';

/** Answers a request by writing to its connection, immediately or later. */
export type RouteHandler = (request: FastifyRequest, reply: FastifyReply) => void | Promise<void>;

/** Adds the route of an operation in the contract. There are no other routes. */
export function addRoute(server: FastifyInstance, id: OperationId, handler: RouteHandler): void {
  const { method, path } = operations[id];
  server.route({ method, url: routeOf(path), handler });
}

/** Whether the body of an operation has many lines. */
export function acceptsLines(id: OperationId): boolean {
  const operation: Operation = operations[id];
  return operation.lines !== undefined;
}

/** Adds the route of an operation whose body has many lines, in a separate scope. Its handler gets the body as a stream. */
export function addLinesRoute(
  scope: FastifyInstance,
  id: OperationId,
  handler: RouteHandler,
): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('application/x-ndjson', (_request, body, done) => done(null, body));
  addRoute(scope, id, handler);
}
