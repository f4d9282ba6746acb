import { type Operation, operations } from '@formpress/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AbortKind } from '../foundation/abort-kinds.ts';
import { routeOf } from '../foundation/route-of.ts';
import { readTrace, type Trace } from '../foundation/trace.ts';
import type { StoredKey } from '../keys/stored-key.ts';
import type { ServiceContext } from './service-context.ts';

/** One request, from its arrival to the last byte of its answer. */
export type Visit = {
  id: string;
  /** Pattern of the route, never the address as sent. */
  route: string;
  isForMonitors: boolean;
  /** Headers that every answer to it has, in pairs. */
  headers: string[];
  /** The trace that its caller named. */
  trace: Trace | undefined;
  /** The key whose token it came with, once access was checked. */
  key: StoredKey | undefined;
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

/** What monitors ask is answered whatever the load is, and is no load itself. */
const monitorRoutes = new Set(
  Object.values<Operation>(operations).flatMap(({ isForMonitors, path }) =>
    isForMonitors ? [routeOf(path)] : [],
  ),
);

/** The status in the log of a request whose caller did not get its reply. */
const abortedStatus = 499;

/** Begins a visit. It is counted and logged when everything was sent, or never will be. */
export function beginVisit(
  context: ServiceContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Visit {
  const startedAt = performance.now();
  const route = request.routeOptions.url ?? 'none';
  const isForMonitors = monitorRoutes.has(route);
  let isInFlight = false;
  let isOver = false;
  const trace = readTrace(request.raw.headers.traceparent);
  const visit: Visit = {
    id: request.id,
    route,
    isForMonitors,
    headers: ['x-content-type-options', 'nosniff', 'x-request-id', request.id],
    trace,
    key: undefined,
    form: undefined,
    code: undefined,
    enter() {
      if (isForMonitors || isOver) return;
      isInFlight = true;
      context.load.enter();
    },
  };
  if (trace) visit.headers.push('traceparent', trace.traceparent);
  request.visit = visit;
  context.connections.owe(request.raw.socket, {
    response: reply.raw,
    end(why = 'REQUEST_ABORTED') {
      if (isOver) return;
      isOver = true;
      if (isInFlight) context.load.leave();
      record(context, request, reply, { why, elapsed: performance.now() - startedAt });
    },
  });
  return visit;
}

function record(
  context: ServiceContext,
  { visit, raw: { method = '' } }: FastifyRequest,
  { raw }: FastifyReply,
  { why, elapsed }: { why: AbortKind; elapsed: number },
): void {
  const { id, route, form } = visit;
  const trace = visit.trace?.id;
  const isSent = raw.writableFinished;
  const status = isSent ? raw.statusCode : abortedStatus;
  const code = isSent ? visit.code : why;
  if (!isSent) context.metrics.countAbort(why);
  context.metrics.countRequest(route, method, status, elapsed);
  const milliseconds = Math.round(elapsed * 10) / 10;
  const level = status < 500 || status === 503 ? 'info' : 'error';
  context.log(level, { request: { id, trace, method, route, status, milliseconds }, form, code });
}
