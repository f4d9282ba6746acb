import type { Endpoint } from '../context/endpoint.ts';
import { byteText } from '../foundation/reply.ts';
import type { Operations } from '../operations/operations.ts';
import { metricsType } from '../operations/print-metrics.ts';

/** What monitors read: in development here, elsewhere only on a port of its own. */
export function metricsOf(operations: Operations): Endpoint {
  return {
    method: 'GET',
    path: '/metrics',
    async handle() {
      const content = {
        bytes: byteText(Buffer.from(await operations.metrics())),
        etag: '"metrics"',
      };
      return { kind: 'content', content, type: metricsType, cacheControl: 'no-store' };
    },
  };
}
