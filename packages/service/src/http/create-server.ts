import type { Language } from '@formpress/model';
import fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import type { Desk } from '../desk.ts';
import type { Call, Endpoint } from '../endpoint.ts';
import { metricsOf } from '../endpoints/metrics.ts';
import { endpoints } from '../endpoints.ts';
import type { LogEntry } from '../log.ts';
import { messages } from '../messages.ts';
import type { Refusal } from '../refusal.ts';
import { allowOrigin } from './allow-origin.ts';
import { chooseLanguage } from './choose-language.ts';
import { refusalAtDoor } from './door.ts';
import { faultOf } from './fault-of.ts';
import { sendRefusal, sendReply } from './send-reply.ts';
import { serverOptions } from './server-options.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** What the log line of this request will say beside the usual. */
    logged: Pick<LogEntry, 'form' | 'code'>;
  }
}

/** The HTTP server: hooks that every request passes, and the list of endpoints. */
export function createServer(desk: Desk): FastifyInstance {
  const server = fastify({
    ...serverOptions(desk.settings),
    // A path that cannot be decoded never reaches a hook.
    frameworkErrors: (_error, request, reply) => {
      begin(request, reply);
      const notFound: Refusal = { kind: 'notFound', message: messages.noSuchPath };
      const refusal = refusalAtDoor(request, desk) ?? notFound;
      sendRefusal(refusal, request, reply, languageOf(request));
      recordRequest(desk, request, reply);
    },
  });
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => {
    done(null, body);
  });
  addHooks(server, desk);
  const { operations } = desk;
  for (const endpoint of endpoints) addEndpoint(server, endpoint, desk);
  if (operations) addEndpoint(server, metricsOf(operations), desk);
  server.setNotFoundHandler((request, reply) => {
    const refusal: Refusal = { kind: 'notFound', message: messages.noSuchPath };
    sendRefusal(refusal, request, reply, languageOf(request));
  });
  server.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = refusalOf(error, request);
    if (refusal.kind === 'ownFault') request.logged.code = faultOf(error);
    sendRefusal(refusal, request, reply, languageOf(request));
  });
  return server;
}

function addHooks(server: FastifyInstance, desk: Desk): void {
  server.decorateRequest('logged');
  server.addHook('onRequest', (request, reply, done) => {
    begin(request, reply);
    if (allowOrigin(request, reply, desk.settings.corsOrigins) === 'answered') return;
    const refusal = refusalAtDoor(request, desk);
    if (refusal) sendRefusal(refusal, request, reply, languageOf(request));
    else done();
  });
  server.addHook('onSend', (_request, reply, payload, done) => {
    sayWhenClosing(desk, reply);
    done(null, payload);
  });
  server.addHook('onResponse', (request, reply, done) => {
    recordRequest(desk, request, reply);
    done();
  });
}

function sayWhenClosing(desk: Desk, reply: FastifyReply): void {
  if (desk.closing) reply.header('connection', 'close');
}

function begin(request: FastifyRequest, reply: FastifyReply): void {
  request.logged = {};
  reply.header('x-content-type-options', 'nosniff').header('x-request-id', request.id);
}

function recordRequest(desk: Desk, request: FastifyRequest, reply: FastifyReply): void {
  const { id, method } = request;
  const route = request.routeOptions.url ?? 'none';
  const { statusCode: status, elapsedTime } = reply;
  desk.metrics.countRequest(route, method, status, elapsedTime);
  const milliseconds = Math.round(elapsedTime * 10) / 10;
  const level = status < 500 || status === 503 ? 'info' : 'error';
  const { form, code } = request.logged;
  desk.log(level, { request: { id, method, route, status, milliseconds }, form, code });
}

function addEndpoint(server: FastifyInstance, endpoint: Endpoint, desk: Desk): void {
  server.route({
    method: endpoint.method,
    url: endpoint.path,
    handler(request, reply) {
      const language = languageOf(request);
      desk.load.enter();
      reply.raw.once('close', desk.load.leave);
      // A body that is written in parts passes no onSend hook.
      sayWhenClosing(desk, reply);
      const answer = endpoint.handle(callOf(request, language, desk));
      if (!(answer instanceof Promise)) return sendReply(answer, request, reply, language);
      return answer.then((later) => sendReply(later, request, reply, language));
    },
  });
}

function callOf(request: FastifyRequest, language: Language, desk: Desk): Call {
  const now = desk.clock();
  return {
    params: request.params as Record<string, string>,
    query: request.query as Record<string, string | string[]>,
    headers: request.headers,
    body: request.body,
    ip: request.ip,
    now,
    language,
    edition: desk.live.editionAt(now),
    desk,
  };
}

/** Fastify throws for a body it cannot take, and for a file of the docs page that is not there. */
function refusalOf(error: FastifyError, request: FastifyRequest): Refusal {
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return { kind: 'bodyTooLarge' };
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return { kind: 'bodyNotJson' };
  if (error.statusCode === undefined || error.statusCode >= 500) {
    return { kind: 'ownFault', requestId: request.id };
  }
  if (request.method !== 'POST') return { kind: 'notFound', message: messages.noSuchPath };
  const problem = { code: 'INVALID_JSON', message: messages.invalidJson } as const;
  return { kind: 'badRequest', problems: [problem] };
}

function languageOf(request: FastifyRequest): Language {
  return chooseLanguage(request.headers['accept-language']);
}
