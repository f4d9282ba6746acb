import type { Handler } from '../context/handler.ts';
import { made } from '../foundation/reply.ts';

/** Whether the process answers at all. */
export const healthz: Handler<'healthz'> = () => made({ status: 'ok' });
