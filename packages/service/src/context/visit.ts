import { type Operation, operations } from '@formpress/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AbortKind } from '../foundation/abort-kinds.ts';
import { routeOf } from '../foundation/route-of.ts';
import { readTrace, type Trace } from '../foundation/trace.ts';
import type { StoredKey } from '../keys/stored-key.ts';
import type { ServiceContext } from './service-context.ts';

/** A request, from its arrival to the last byte of its reply. */
export type Visit = {
  id: string;
  /** Pattern of the route, never the URL as sent. */
  route: string;
  isForMonitors: boolean;
  /** The headers of any reply to it: alternating names and values. */
  headers: string[];
  /** The trace that its caller sent. */
  trace: Trace | undefined;
  /** The key of its token, after the access check. */
  key: StoredKey | undefined;
  /** The id of its form and its outcome, for the log. */
  form: string | undefined;
  code: string | undefined;
  /** Marks that the whole request has arrived and is being handled. */
  enter(): void;
};

declare module 'fastify' {
  interface FastifyRequest {
    visit: Visit;
  }
}

/** Requests of monitors are answered under any load and do not count towards it. */
const monitorRoutes = new Set(
  Object.values<Operation>(operations).flatMap(({ isForMonitors, path }) =>
    isForMonitors ? [routeOf(path)] : [],
  ),
);

/** The logged status of a request whose caller did not get its reply. */
const abortedStatus = 499;

/** Begins a visit. It is counted and logged when the reply has been sent, or never will be. */
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
