import type { Endpoint } from '../endpoint.ts';
import { made } from '../reply.ts';

/**
 * Whether requests should be sent here. While the service shuts down the door has answered already.
 */
export const readyz: Endpoint = {
  method: 'GET',
  path: '/readyz',
  handle: () => made({ status: 'ready' }),
};
