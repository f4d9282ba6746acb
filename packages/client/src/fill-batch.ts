import { Refused } from '@formpress/form';
import { type Access, createSession } from './create-session.ts';
import type { components } from './generated/interface.ts';

type FillRequest = components['schemas']['FillRequest'];

/** The reply to a line of a batch: a completed form, or why it was refused. */
export type LineReply = components['schemas']['FillReply'] | components['schemas']['Refusal'];

/** Headers of the whole batch. */
type BatchOptions = { timezone?: string; language?: string };

/**
 * Completes many forms in one call. Requests are read as the service asks for them, and replies come in the same order,
 * so that any number of forms needs little memory.
 */
export async function* fillBatch(
  access: Access,
  requests: Iterable<FillRequest> | AsyncIterable<FillRequest>,
  { timezone, language }: BatchOptions = {},
): AsyncGenerator<LineReply, void> {
  const token = await createSession(access).token();
  const response = await fetch(new URL('/v1/fillPdf/batch', access.origin), {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/x-ndjson',
      ...(timezone !== undefined && { timezone }),
      ...(language !== undefined && { 'accept-language': language }),
    },
    body: bytesOf(requests),
    duplex: 'half',
  } as RequestInit);
  if (!response.ok || !response.body) throw new Refused(response, await response.json());
  yield* repliesIn(response.body);
}

/** The body of the call: one line for each request, written only when the connection can take it. */
function bytesOf(
  requests: Iterable<FillRequest> | AsyncIterable<FillRequest>,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const next = (async function* () {
    for await (const request of requests) yield encoder.encode(`${JSON.stringify(request)}\n`);
  })();
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await next.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await next.return(undefined);
    },
  });
}

async function* repliesIn(body: ReadableStream<Uint8Array>): AsyncGenerator<LineReply, void> {
  const decoder = new TextDecoder();
  let pieces: string[] = [];
  const reader = body.getReader();
  try {
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return;
      const [first = '', ...more] = decoder.decode(value, { stream: true }).split('\n');
      pieces.push(first);
      for (const piece of more) {
        yield JSON.parse(pieces.join('')) as LineReply;
        pieces = [piece];
      }
    }
  } finally {
    await reader.cancel();
  }
}
