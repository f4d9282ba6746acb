import type { Endpoint } from '../endpoint.ts';
import { made } from '../reply.ts';

/**
 * Whether requests should be sent here. While the service shuts down the door has answered already.
 * What it serves is told where operators look: here in development, else on a port of its own.
 */
export const readyz: Endpoint = {
  method: 'GET',
  path: '/readyz',
  async handle({ desk: { operations } }) {
    return made(operations ? await operations.readiness() : { status: 'ready' });
  },
};
