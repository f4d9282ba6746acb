import type { Handler } from '../context/handler.ts';
import { messages } from '../foundation/messages.ts';
import { byteText, refused } from '../foundation/reply.ts';
import { metricsType } from '../operations/print-metrics.ts';

/** Returns the metrics in development. Otherwise they are only on the operations port. */
export const metrics: Handler<'metrics'> = async ({ context: { operations } }) => {
  if (!operations) return refused({ kind: 'notFound', message: messages.noSuchPath });
  const content = { bytes: byteText(Buffer.from(await operations.metrics())), etag: '"metrics"' };
  return { kind: 'content', content, type: metricsType, cacheControl: 'no-store' };
};
