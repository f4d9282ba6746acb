import { codeOfRefusal, type Refusal } from '../foundation/refusal.ts';
import { jsonType, type PreparedReply, type Reply } from '../foundation/reply.ts';
import type { Exchange } from './exchange.ts';
import { prepareReply } from './prepare-reply.ts';
import { refusalResponse } from './responses.ts';
import { sendLines } from './send-lines.ts';
import { writeBody, writeEmptyReply, writeParts } from './write-reply.ts';

const madeHeaders = ['cache-control', 'no-store', 'content-type', jsonType];

/** Sends the reply of an endpoint. Content on disk is read first. */
export function sendReply(reply: Reply, exchange: Exchange): void | Promise<void> {
  if (reply.kind === 'content') return sendPrepared(prepareReply(reply), exchange);
  exchange.request.visit.form = reply.form;
  if (reply.kind === 'refused') return sendRefusal(reply.refusal, exchange);
  if (reply.kind === 'lines') return sendLines(reply, exchange);
  const { body, language, status = 200 } = reply;
  const headers = language ? [...madeHeaders, 'content-language', language] : madeHeaders;
  if (typeof body === 'string') writeBody(exchange, status, headers, body, 'utf8');
  else writeParts(exchange, headers, body);
}

/** Sends content, or 304 when the caller has it already. */
export function sendPrepared(
  { etag, headers, bodyHeaders, bytes, form }: PreparedReply,
  exchange: Exchange,
): void | Promise<void> {
  const { visit, raw } = exchange.request;
  visit.form = form;
  if (isKnown(raw.headers['if-none-match'], etag)) return writeEmptyReply(exchange, 304, headers);
  const all = [...headers, ...bodyHeaders];
  if (typeof bytes === 'string') return writeBody(exchange, 200, all, bytes);
  return bytes().then((read) => writeBody(exchange, 200, all, read));
}

/** Sends a refusal, which is never cached. */
export function sendRefusal(refusal: Refusal, exchange: Exchange): void {
  const { status, headers, body } = refusalResponse(refusal, exchange.language);
  exchange.request.visit.code ??= codeOfRefusal(refusal);
  const all = [...madeHeaders, ...Object.entries(headers).flat()];
  writeBody(exchange, status, all, JSON.stringify(body), 'utf8');
}

/** Whether the caller already has the content. If-None-Match compares weakly (RFC 9110, section 13.1.2). */
export function isKnown(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header.trim() === '*') return true;
  const weak = `W/${etag}`;
  return header.split(',').some((each) => each.trim() === etag || each.trim() === weak);
}
