import type { Endpoint } from '../context/endpoint.ts';
import { made } from '../foundation/reply.ts';

/** Whether the process answers at all. */
export const healthz: Endpoint = {
  method: 'GET',
  path: '/healthz',
  handle: () => made({ status: 'ok' }),
};
