import type { Endpoint } from '../endpoint.ts';
import { statusOf } from '../operations/own-operations.ts';
import { made } from '../reply.ts';

/**
 * Whether requests should be sent here. What is served is told where operators look: here in
 * development, else on a port of its own.
 */
export const readyz: Endpoint = {
  method: 'GET',
  path: '/readyz',
  async handle({ desk }) {
    const status = statusOf(desk);
    const body = desk.operations ? await desk.operations.readiness() : { status };
    return status === 'ready' ? made(body) : { ...made(body), status: 503 };
  },
};
