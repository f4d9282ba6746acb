import type { Handler } from '../context/handler.ts';
import { statusOf } from '../context/own-operations.ts';
import { made } from '../foundation/reply.ts';

/**
 * Whether requests should be sent here. What is served is told where operators look: here in
 * development, else on a port of its own.
 */
export const readyz: Handler<'readyz'> = async ({ context }) => {
  const status = statusOf(context);
  const body = context.operations ? await context.operations.readiness() : { status };
  return status === 'ready' ? made(body) : { ...made(body), status: 503 };
};
