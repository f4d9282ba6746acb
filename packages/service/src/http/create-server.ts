import { operations } from '@formpress/contract';
import type { Language } from '@formpress/model';
import fastify, { type FastifyError, type FastifyInstance, type FastifyRequest } from 'fastify';
import type { ServiceContext } from '../context/service-context.ts';
import { beginVisit } from '../context/visit.ts';
import { type HandledId, handlers } from '../endpoints/handlers.ts';
import { faultOf } from '../foundation/fault-of.ts';
import { messages } from '../foundation/messages.ts';
import type { Refusal } from '../foundation/refusal.ts';
import { routeOf } from '../foundation/route-of.ts';
import { acceptsLines, addLinesRoute, addRoute } from './add-route.ts';
import { allowOrigin } from './allow-origin.ts';
import { answerWith } from './answer-with.ts';
import { checkAccess } from './check-access.ts';
import { createHttpServer, refuseBroken } from './create-http-server.ts';
import type { Exchange } from './exchange.ts';
import { rememberLanguages } from './remember-languages.ts';
import { sendRefusal } from './send-reply.ts';
import { serverOptions } from './server-options.ts';
import { writeEmptyReply } from './write-reply.ts';

/** How long unauthenticated callers above their limit wait for the refusal, in milliseconds. */
const anonymousPause = 1_000;

const notFound: Refusal = { kind: 'notFound', message: messages.noSuchPath };

/** Creates the HTTP server: hooks for every request, and a route for each operation. */
export function createServer(context: ServiceContext): FastifyInstance {
  const chooseLanguage = rememberLanguages();
  const languageOf = (request: FastifyRequest) =>
    chooseLanguage(request.headers['accept-language']);
  const server = fastify({
    ...serverOptions(context.settings),
    serverFactory: (handler) => createHttpServer(handler, context),
    clientErrorHandler: (error, socket) => refuseBroken(error, socket, context),
    // A path that cannot be decoded never reaches a hook.
    frameworkErrors: (_error, request, to) => {
      beginVisit(context, request, to);
      const refusal = checkAccess(request, context) ?? notFound;
      turnAway(refusal, { context, request, to, language: languageOf(request) });
    },
  });
  server.decorateRequest('visit');
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => {
    done(null, body);
  });
  addAccessCheck(server, context, languageOf);
  for (const id of Object.keys(handlers) as HandledId[]) {
    // Metrics are on the operations port, unless this port serves them.
    if (id === 'metrics' && !context.operations) continue;
    const handler = answerWith(id, context, languageOf);
    if (acceptsLines(id)) void server.register(async (scope) => addLinesRoute(scope, id, handler));
    else addRoute(server, id, handler);
  }
  server.setNotFoundHandler((request, to) => {
    sendRefusal(notFound, { context, request, to, language: languageOf(request) });
  });
  server.setErrorHandler((error: FastifyError, request, to) => {
    const refusal = refusalOf(error, request);
    if (refusal.kind === 'ownFault') request.visit.code = faultOf(error);
    sendRefusal(refusal, { context, request, to, language: languageOf(request) });
  });
  return server;
}

function addAccessCheck(
  server: FastifyInstance,
  context: ServiceContext,
  languageOf: (request: FastifyRequest) => Language,
): void {
  server.addHook('onRequest', (request, to, done) => {
    const visit = beginVisit(context, request, to);
    const { headers, isPreflight } = allowOrigin(request, context.settings.corsOrigins);
    visit.headers.push(...headers);
    const exchange = () => ({ context, request, to, language: languageOf(request) });
    if (isPreflight) return writeEmptyReply(exchange(), 204, []);
    const refusal = checkAccess(request, context);
    if (refusal) turnAway(refusal, exchange());
    else done();
  });
}

/** Sends a refusal. Unauthenticated callers above their limit wait for it. */
function turnAway(refusal: Refusal, exchange: Exchange): void {
  if (refusal.kind === 'tooManyOpenRequests')
    setTimeout(() => sendRefusal(refusal, exchange), anonymousPause);
  else sendRefusal(refusal, exchange);
}

function hasLinesRoute({ visit: { route } }: FastifyRequest): boolean {
  return route === routeOf(operations.fillPdfBatch.path);
}

/** The refusal for a body that Fastify does not accept. */
function refusalOf(error: FastifyError, request: FastifyRequest): Refusal {
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return { kind: 'bodyTooLarge' };
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE')
    return { kind: hasLinesRoute(request) ? 'bodyNotLines' : 'bodyNotJson' };
  if (error.statusCode === undefined || error.statusCode >= 500) {
    return { kind: 'ownFault', requestId: request.id };
  }
  if (request.method !== 'POST') return notFound;
  const problem = { code: 'INVALID_JSON', message: messages.invalidJson } as const;
  return { kind: 'badRequest', problems: [problem] };
}
