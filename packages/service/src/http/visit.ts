import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Desk } from '../desk.ts';

/** One request, from the door to the last byte of its answer. */
export type Visit = {
  /** Pattern of the route, never the address as sent. */
  route: string;
  /** Headers that every answer to it has, in pairs. */
  headers: string[];
  /** Id of the form it is about, and what became of it, for the log. */
  form: string | undefined;
  code: string | undefined;
  /** The whole request arrived and is being answered. */
  enter(): void;
};

declare module 'fastify' {
  interface FastifyRequest {
    visit: Visit;
  }
}

/** Begins a visit. It is counted and logged when everything was sent. */
export function beginVisit(desk: Desk, request: FastifyRequest, reply: FastifyReply): Visit {
  const startedAt = performance.now();
  let isInFlight = false;
  const visit: Visit = {
    route: request.routeOptions.url ?? 'none',
    headers: ['x-content-type-options', 'nosniff', 'x-request-id', request.id],
    form: undefined,
    code: undefined,
    enter() {
      isInFlight = true;
      desk.load.enter();
    },
  };
  request.visit = visit;
  reply.raw.once('close', () => {
    if (isInFlight) desk.load.leave();
    if (reply.raw.writableFinished) record(desk, request, reply, performance.now() - startedAt);
  });
  return visit;
}

function record(desk: Desk, request: FastifyRequest, reply: FastifyReply, elapsed: number): void {
  const { id, visit } = request;
  const { route, form, code } = visit;
  const { method = '' } = request.raw;
  const { statusCode: status } = reply.raw;
  desk.metrics.countRequest(route, method, status, elapsed);
  const milliseconds = Math.round(elapsed * 10) / 10;
  const level = status < 500 || status === 503 ? 'info' : 'error';
  desk.log(level, { request: { id, method, route, status, milliseconds }, form, code });
}
