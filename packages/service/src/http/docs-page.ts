import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ServiceContext } from '../context/service-context.ts';
import { createDocsFiles, type DocsFile } from '../docs/docs-files.ts';
import { messages } from '../foundation/messages.ts';
import { addRoute } from './add-route.ts';
import { chooseLanguage } from './choose-language.ts';
import type { Exchange } from './exchange.ts';
import { isKnown, sendRefusal } from './send-reply.ts';
import { writeBody, writeEmptyReply } from './write-reply.ts';

/** The content security policy: only files of this service, and pictures that the page received. */
const policy = [
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob:",
  "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
].join('; ');

/** Adds the page at /docs, which shows the document of docs/config without authentication. */
export function addDocsPage(server: FastifyInstance, context: ServiceContext): void {
  const fileAt = createDocsFiles(context.live.release);
  for (const id of ['docsPage', 'docsFile'] as const) {
    addRoute(server, id, async (request, to) => {
      request.visit.enter();
      const language = chooseLanguage(request.headers['accept-language']);
      const exchange = { context, request, to, language };
      const file = await fileAt(request.url.split('?', 1)[0] ?? '');
      if (file) sendFile(file, exchange);
      else sendRefusal({ kind: 'notFound', message: messages.noSuchPath }, exchange);
    });
  }
}

function sendFile({ type, bytes, zipped, etag }: DocsFile, exchange: Exchange): void {
  const { request } = exchange;
  const isZipped = takesGzip(request);
  const tag = `"${etag}${isZipped ? '-gzip' : ''}"`;
  const headers = ['vary', 'Accept-Encoding', 'etag', tag, 'cache-control', 'public, no-cache'];
  if (isKnown(request.headers['if-none-match'], tag)) {
    writeEmptyReply(exchange, 304, headers);
    return;
  }
  headers.push('content-type', type, 'content-security-policy', policy);
  if (isZipped) headers.push('content-encoding', 'gzip');
  writeBody(exchange, 200, headers, isZipped ? zipped : bytes);
}

function takesGzip({ headers }: FastifyRequest): boolean {
  const ranges = String(headers['accept-encoding'] ?? '').split(',');
  return ranges.some((range) => /^\s*gzip\s*(;\s*q=(1|0\.0*[1-9])[0-9.]*\s*)?$/i.test(range));
}
