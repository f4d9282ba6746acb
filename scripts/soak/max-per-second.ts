import type { ProductionService } from '../bench/http/production-service.ts';
import { sendLoad } from '../bench/http/send-load.ts';
import type { Asking } from './steady-load.ts';

const count = 2_000;

/**
 * The capacity of the service in requests per second for a mix of requests, measured for one kind after
 * another, with enough connections to keep it busy.
 */
export async function maxPerSecond(
  { url, token }: ProductionService,
  askings: Asking[],
): Promise<number> {
  let seconds = 0;
  for (const asking of askings) {
    await sendLoad(url, { ...asking, token }, { count, connections: 16 });
    const startedAt = performance.now();
    await sendLoad(url, { ...asking, token }, { count, connections: 16 });
    seconds += (performance.now() - startedAt) / 1000;
  }
  return (askings.length * count) / seconds;
}
