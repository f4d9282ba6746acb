import { setTimeout as pause } from 'node:timers/promises';
import type { Call, Handler } from '../context/handler.ts';
import { faultOf } from '../foundation/fault-of.ts';
import type { Refusal } from '../foundation/refusal.ts';
import { type Reply, refused } from '../foundation/reply.ts';
import type { StoredKey } from '../keys/stored-key.ts';
import { editionFor } from '../release/scoped-edition.ts';
import { readLines } from '../requests/read-lines.ts';
import { fillPdf } from './fill-pdf.ts';

const millisecondsBetweenTries = 20;

/** Completes many forms: each line of the body is a request of its own. */
export const fillPdfBatch: Handler<'fillPdfBatch'> = (call) => ({
  kind: 'lines',
  replies: repliesTo(call),
  language: call.language,
});

async function* repliesTo(call: Call): AsyncGenerator<Reply, void> {
  // A request without a body has no stream.
  const body = (call.body ?? []) as AsyncIterable<Buffer>;
  let isFirst = true;
  for await (const line of readLines(body)) {
    // The access check counted the request, which pays for its first line.
    const refusal = isFirst ? undefined : await refusalOfLine(call);
    isFirst = false;
    yield refusal ? refused(refusal) : await replyTo(line, call);
  }
}

/** Checks access for a line as for a separate request, but waits where the rate limit would refuse the request. */
async function refusalOfLine({ context, visit }: Call): Promise<Refusal | undefined> {
  for (;;) {
    if (context.state === 'closing') return { kind: 'shuttingDown' };
    const key = keyOf({ context, visit });
    if (!key) return { kind: 'unauthorized' };
    if (context.limit.take(key.id, performance.now(), key.limit) === 0) return undefined;
    await pause(millisecondsBetweenTries);
  }
}

/** The current state of the key of the batch: since the start it may have been revoked or given another scope. */
function keyOf({ context, visit }: Pick<Call, 'context' | 'visit'>): StoredKey | undefined {
  return visit.key && context.keys.get(visit.key.id, context.clock());
}

async function replyTo(line: Buffer | undefined, call: Call): Promise<Reply> {
  if (line === undefined) return refused({ kind: 'bodyTooLarge' });
  const { context, visit } = call;
  const now = context.clock();
  const edition = editionFor(context.live.editionAt(now), keyOf(call)?.forms);
  try {
    return await fillPdf({ ...call, body: line, now, edition });
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    // An internal error fails only this line, as it would fail a separate request. The log says where it occurred.
    context.log('error', { code: `LINE_FAILED: ${faultOf(error)}` });
    return refused({ kind: 'ownFault', requestId: visit.id });
  }
}
