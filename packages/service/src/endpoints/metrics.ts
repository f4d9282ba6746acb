import type { Handler } from '../context/handler.ts';
import { messages } from '../foundation/messages.ts';
import { byteText, refused } from '../foundation/reply.ts';
import { metricsType } from '../operations/print-metrics.ts';

/** What monitors read: in development here, elsewhere only on a port of its own. */
export const metrics: Handler<'metrics'> = async ({ context: { operations } }) => {
  if (!operations) return refused({ kind: 'notFound', message: messages.noSuchPath });
  const content = { bytes: byteText(Buffer.from(await operations.metrics())), etag: '"metrics"' };
  return { kind: 'content', content, type: metricsType, cacheControl: 'no-store' };
};
