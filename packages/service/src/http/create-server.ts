import type { Language } from '@formpress/model';
import fastify, { type FastifyError, type FastifyInstance, type FastifyRequest } from 'fastify';
import type { Desk } from '../desk.ts';
import { metricsOf } from '../endpoints/metrics.ts';
import { endpoints } from '../endpoints.ts';
import { messages } from '../messages.ts';
import type { Refusal } from '../refusal.ts';
import { allowOrigin } from './allow-origin.ts';
import { answerWith } from './answer-with.ts';
import { createHttpServer, refuseBroken } from './create-http-server.ts';
import { refusalAtDoor } from './door.ts';
import type { Exchange } from './exchange.ts';
import { faultOf } from './fault-of.ts';
import { rememberLanguages } from './remember-languages.ts';
import { sendRefusal } from './send-reply.ts';
import { serverOptions } from './server-options.ts';
import { beginVisit } from './visit.ts';
import { writeNothing } from './write-reply.ts';

/** In milliseconds. */
const pauseOfStrangers = 1_000;

const notFound: Refusal = { kind: 'notFound', message: messages.noSuchPath };

/** The HTTP server: hooks that every request passes, and the list of endpoints. */
export function createServer(desk: Desk): FastifyInstance {
  const chooseLanguage = rememberLanguages();
  const languageOf = (request: FastifyRequest) =>
    chooseLanguage(request.headers['accept-language']);
  const server = fastify({
    ...serverOptions(desk.settings),
    serverFactory: (handler) => createHttpServer(handler, desk),
    clientErrorHandler: (error, socket) => refuseBroken(error, socket, desk),
    // A path that cannot be decoded never reaches a hook.
    frameworkErrors: (_error, request, to) => {
      beginVisit(desk, request, to);
      const refusal = refusalAtDoor(request, desk) ?? notFound;
      turnAway(refusal, { desk, request, to, language: languageOf(request) });
    },
  });
  server.decorateRequest('visit');
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => {
    done(null, body);
  });
  addDoor(server, desk, languageOf);
  const { operations } = desk;
  for (const endpoint of operations ? [...endpoints, metricsOf(operations)] : endpoints) {
    const { method, path: url } = endpoint;
    server.route({ method, url, handler: answerWith(endpoint, desk, languageOf) });
  }
  server.setNotFoundHandler((request, to) => {
    sendRefusal(notFound, { desk, request, to, language: languageOf(request) });
  });
  server.setErrorHandler((error: FastifyError, request, to) => {
    const refusal = refusalOf(error, request);
    if (refusal.kind === 'ownFault') request.visit.code = faultOf(error);
    sendRefusal(refusal, { desk, request, to, language: languageOf(request) });
  });
  return server;
}

function addDoor(
  server: FastifyInstance,
  desk: Desk,
  languageOf: (request: FastifyRequest) => Language,
): void {
  server.addHook('onRequest', (request, to, done) => {
    const visit = beginVisit(desk, request, to);
    const { headers, isPreflight } = allowOrigin(request, desk.settings.corsOrigins);
    visit.headers.push(...headers);
    const exchange = () => ({ desk, request, to, language: languageOf(request) });
    if (isPreflight) return writeNothing(exchange(), 204, []);
    const refusal = refusalAtDoor(request, desk);
    if (refusal) turnAway(refusal, exchange());
    else done();
  });
}

/** Strangers who ask too often wait for each refusal. */
function turnAway(refusal: Refusal, exchange: Exchange): void {
  if (refusal.kind === 'tooManyOpenRequests')
    setTimeout(() => sendRefusal(refusal, exchange), pauseOfStrangers);
  else sendRefusal(refusal, exchange);
}

/** Fastify throws for a body it cannot take. */
function refusalOf(error: FastifyError, request: FastifyRequest): Refusal {
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return { kind: 'bodyTooLarge' };
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return { kind: 'bodyNotJson' };
  if (error.statusCode === undefined || error.statusCode >= 500) {
    return { kind: 'ownFault', requestId: request.id };
  }
  if (request.method !== 'POST') return notFound;
  const problem = { code: 'INVALID_JSON', message: messages.invalidJson } as const;
  return { kind: 'badRequest', problems: [problem] };
}
