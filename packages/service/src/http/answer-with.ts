import { operations } from '@formpress/contract';
import type { Language } from '@formpress/model';
import type { FastifyRequest } from 'fastify';
import type { Call } from '../context/handler.ts';
import type { ServiceContext } from '../context/service-context.ts';
import { type HandledId, handlers } from '../endpoints/handlers.ts';
import type { Reply } from '../foundation/reply.ts';
import type { Edition } from '../release/edition.ts';
import { editionFor } from '../release/scoped-edition.ts';
import type { RouteHandler } from './add-route.ts';
import type { Exchange } from './exchange.ts';
import { prepareReply } from './prepare-reply.ts';
import { sendPrepared, sendReply } from './send-reply.ts';

/** A handler of any operation. The router provides the parameters of its path. */
type AnyHandler = (call: Call<string>) => Reply | Promise<Reply>;

/** Content is not cached under longer URLs, so that callers cannot fill the memory with invented ones. */
const maxKeptLength = 200;

/**
 * Answers requests of an operation. Content is cached by URL and sent again to callers with the same
 * scope without calling the handler.
 */
export function answerWith(
  id: HandledId,
  context: ServiceContext,
  languageOf: (request: FastifyRequest) => Language,
): RouteHandler {
  const handle = handlers[id] as AnyHandler;
  const isGet = operations[id].method === 'GET';
  return (request, to) => {
    request.visit.enter();
    const now = context.clock();
    const edition = editionFor(context.live.editionAt(now), request.visit.key?.forms);
    const wanted = languageOf(request);
    const language = edition.release.leftOut.includes(wanted) ? 'en' : wanted;
    const exchange: Exchange = { context, request, to, language };
    const sent = isGet ? edition.sent[language].get(request.url) : undefined;
    if (sent) return sendPrepared(sent, exchange);
    const answer = handle(callOf(exchange, edition, now));
    if (answer instanceof Promise) return answer.then((later) => sendReply(later, exchange));
    if (answer.kind !== 'content') return sendReply(answer, exchange);
    const prepared = prepareReply(answer);
    if (request.url.length <= maxKeptLength) edition.sent[language].set(request.url, prepared);
    return sendPrepared(prepared, exchange);
  };
}

function callOf(
  { context, request, language }: Exchange,
  edition: Edition,
  now: number,
): Call<string> {
  return {
    params: request.params as Record<string, string>,
    query: request.query as Record<string, string | string[]>,
    headers: request.headers,
    body: request.body,
    ip: request.ip,
    now,
    language,
    edition,
    visit: request.visit,
    context,
  };
}
