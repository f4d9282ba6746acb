import type { Endpoint } from '../endpoint.ts';
import { made } from '../reply.ts';

/** Whether the process answers at all. */
export const healthz: Endpoint = {
  method: 'GET',
  path: '/healthz',
  handle: () => made({ status: 'ok' }),
};
