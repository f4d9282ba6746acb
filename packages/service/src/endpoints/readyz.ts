import type { Handler } from '../context/handler.ts';
import { statusOf } from '../context/own-operations.ts';
import { privateJson } from '../foundation/reply.ts';

/**
 * Returns whether requests should be sent here. Details are returned in development; otherwise they
 * are only on the operations port.
 */
export const readyz: Handler<'readyz'> = async ({ context }) => {
  const status = statusOf(context);
  const body = context.operations ? await context.operations.readiness() : { status };
  return status === 'ready' ? privateJson(body) : { ...privateJson(body), status: 503 };
};
