import type { Handler } from '../context/handler.ts';
import { privateJson } from '../foundation/reply.ts';

/** Returns ok as long as the process answers. */
export const healthz: Handler<'healthz'> = () => privateJson({ status: 'ok' });
