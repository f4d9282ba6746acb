import type { Language } from '@formpress/model';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Refusal } from '../refusal.ts';
import { type BodyParts, type ContentReply, jsonType, type Reply } from '../reply.ts';
import { refusalResponse } from '../responses.ts';

/** Sends what an endpoint answered. What is to be read from disk is sent later. */
export function sendReply(
  reply: Reply,
  request: FastifyRequest,
  to: FastifyReply,
  language: Language,
): void | Promise<void> {
  if (reply.form) request.logged.form = reply.form;
  if (reply.kind === 'refused') return sendRefusal(reply.refusal, request, to, language);
  if (reply.language) to.header('content-language', reply.language);
  if (reply.kind === 'content') return sendContent(reply, request, to);
  to.header('cache-control', 'no-store').type(jsonType);
  if (typeof reply.body === 'string') to.send(reply.body);
  else sendParts(reply.body, to);
}

/** Writes the parts straight to the connection: joined, the shared one would be copied each time. */
function sendParts([start, shared, end]: BodyParts, to: FastifyReply): void {
  const length = Buffer.byteLength(start) + shared.length + Buffer.byteLength(end);
  to.header('content-length', length).hijack();
  for (const [name, value] of Object.entries(to.getHeaders())) {
    if (value !== undefined) to.raw.setHeader(name, value);
  }
  to.raw.cork();
  to.raw.write(start);
  to.raw.write(shared);
  to.raw.end(end);
  to.raw.uncork();
}

/** Sends a refusal. Nobody keeps one. */
export function sendRefusal(
  refusal: Refusal,
  request: FastifyRequest,
  to: FastifyReply,
  language: Language,
): void {
  const { status, headers, body } = refusalResponse(refusal, language);
  request.logged.code ??= codeOf(refusal);
  to.code(status).headers(headers).header('cache-control', 'no-store').type(jsonType);
  to.send(JSON.stringify(body));
}

function sendContent(
  { content, type, cacheControl = 'private, no-cache', fileName }: ContentReply,
  request: FastifyRequest,
  to: FastifyReply,
): void | Promise<void> {
  const vary = to.getHeader('vary');
  to.header('vary', vary ? `${vary}, Accept-Language` : 'Accept-Language');
  to.header('etag', content.etag).header('cache-control', cacheControl);
  if (isKnown(request.headers['if-none-match'], content.etag)) {
    to.code(304).send();
    return;
  }
  if (fileName) to.header('content-disposition', `attachment; filename="${fileName}"`);
  to.type(type);
  const { bytes } = content;
  if (typeof bytes !== 'function') to.send(bytes);
  else return bytes().then((read) => void to.send(read));
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
