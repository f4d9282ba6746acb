import type { Handler } from '../context/handler.ts';
import { made } from '../foundation/reply.ts';

/** Returns ok as long as the process answers. */
export const healthz: Handler<'healthz'> = () => made({ status: 'ok' });
