import type { Language } from '@formpress/model';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Refusal } from './refusal.ts';
import { type ContentReply, jsonType, type Reply } from './reply.ts';
import { refusalResponse } from './responses.ts';

/** Sends what an endpoint answered. */
export async function sendReply(
  reply: Reply,
  request: FastifyRequest,
  to: FastifyReply,
  language: Language,
): Promise<FastifyReply> {
  if (reply.form) request.logged.form = reply.form;
  if (reply.kind === 'refused') return sendRefusal(reply.refusal, request, to, language);
  if (reply.language) to.header('content-language', reply.language);
  if (reply.kind === 'content') return sendContent(reply, request, to);
  return to.header('cache-control', 'no-store').type(jsonType).send(reply.body);
}

/** Sends a refusal. Nobody keeps one. */
export function sendRefusal(
  refusal: Refusal,
  request: FastifyRequest,
  to: FastifyReply,
  language: Language,
): FastifyReply {
  const { status, headers, body } = refusalResponse(refusal, language);
  request.logged.code ??= codeOf(refusal);
  return to
    .code(status)
    .headers(headers)
    .header('cache-control', 'no-store')
    .type(jsonType)
    .send(JSON.stringify(body));
}

async function sendContent(
  { content, type, cacheControl = 'private, no-cache', fileName }: ContentReply,
  request: FastifyRequest,
  to: FastifyReply,
): Promise<FastifyReply> {
  to.header('etag', content.etag).header('cache-control', cacheControl);
  const vary = to.getHeader('vary');
  to.header('vary', vary ? `${vary}, Accept-Language` : 'Accept-Language');
  if (isKnown(request.headers['if-none-match'], content.etag)) return to.code(304).send();
  if (fileName) to.header('content-disposition', `attachment; filename="${fileName}"`);
  const bytes = typeof content.bytes === 'function' ? await content.bytes() : content.bytes;
  return to.type(type).send(bytes);
}

/** If-None-Match compares weakly (RFC 9110, section 13.1.2). */
function isKnown(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header.trim() === '*') return true;
  return header.split(',').some((each) => each.trim().replace(/^W\//, '') === etag);
}

function codeOf(refusal: Refusal): string {
  if (refusal.kind === 'badRequest') return refusal.problems[0]?.code ?? 'BAD_REQUEST';
  return refusal.kind.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();
}
