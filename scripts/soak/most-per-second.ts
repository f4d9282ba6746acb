import type { ProductionService } from '../bench/http/production-service.ts';
import { sendLoad } from '../bench/http/send-load.ts';
import type { Asking } from './steady-load.ts';

const count = 2_000;

/**
 * How many requests of a mixture the service answers in a second when it does nothing else: asked
 * for one kind after the other, on as many connections as keep it busy.
 */
export async function mostPerSecond(
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
