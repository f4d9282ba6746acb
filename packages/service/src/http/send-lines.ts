import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { faultOf } from '../foundation/fault-of.ts';
import { codeOfRefusal } from '../foundation/refusal.ts';
import type { BodyParts, LinesReply, Reply } from '../foundation/reply.ts';
import { exemptFromTimeLimit } from './arrivals.ts';
import type { Exchange } from './exchange.ts';
import { refusalResponse } from './responses.ts';
import { writeHead } from './write-reply.ts';

const headers = ['cache-control', 'no-store', 'content-type', 'application/x-ndjson'];

/**
 * Sends the replies to the lines of a request as they are made. The next line is read when the caller has taken the
 * replies so far, so that neither lines nor replies pile up in memory.
 */
export async function sendLines(reply: LinesReply, exchange: Exchange): Promise<void> {
  const { request, context } = exchange;
  exemptFromTimeLimit(request.raw);
  const response = writeHead(exchange, 200, [...headers, 'content-language', reply.language]);
  response.flushHeaders();
  const stop = endWhenSilent(exchange, response, context.settings.stallSeconds * 1000);
  try {
    for await (const each of reply.replies) {
      writeLine(response, bodyOf(each, exchange));
      if (response.writableNeedDrain) await drained(response);
      if (response.destroyed) return;
    }
    response.end();
  } catch (error) {
    // A caller who disconnects while sending is recorded as an aborted request instead.
    if (!request.raw.destroyed && error instanceof Error) {
      request.visit.code = faultOf(error);
      context.log('error', { code: `LINES_FAILED: ${faultOf(error)}` });
    }
    response.destroy();
  } finally {
    stop();
  }
}

function bodyOf(reply: Reply, { language, request: { visit } }: Exchange): string | BodyParts {
  if (reply.kind === 'made') return reply.body;
  if (reply.kind !== 'refused') throw new Error(`A line cannot be ${reply.kind}.`);
  visit.code ??= codeOfRefusal(reply.refusal);
  return JSON.stringify(refusalResponse(reply.refusal, language).body);
}

function writeLine(response: ServerResponse, body: string | BodyParts): void {
  response.cork();
  for (const part of typeof body === 'string' ? [body] : body) response.write(part);
  response.write('\n');
  response.uncork();
}

/** Waits until the caller has taken what was written, or is gone. */
async function drained(response: ServerResponse): Promise<void> {
  const gone = new AbortController();
  const { signal } = gone;
  try {
    await Promise.race([once(response, 'drain', { signal }), once(response, 'close', { signal })]);
  } finally {
    gone.abort();
  }
}

/** Ends the connection of a caller who neither sends nor takes anything for too long. */
function endWhenSilent(
  { request: { raw }, context }: Exchange,
  response: ServerResponse,
  patience: number,
): () => void {
  const { socket } = raw;
  let moved = 0;
  let since = performance.now();
  const timer = setInterval(
    () => {
      const now = performance.now();
      const bytes = socket.bytesRead + socket.bytesWritten - socket.writableLength;
      if (bytes !== moved) since = now;
      moved = bytes;
      if (now - since <= patience) return;
      context.throttledLog.say(response.writableNeedDrain ? 'REPLY_NOT_READ' : 'REQUEST_TIMED_OUT');
      socket.destroy();
    },
    Math.min(1_000, patience / 4),
  );
  return () => clearInterval(timer);
}
