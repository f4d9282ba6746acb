import { shuffled, type Timings } from '../measure.ts';
import { type Latencies, sendLoad, type WireRequest } from './send-load.ts';
import type { ServerProcess } from './server-process.ts';

/** A server and its request. `count` is how often it is sent in a round. */
export type ServerCandidate = {
  name: string;
  server: ServerProcess;
  request: WireRequest;
  count: number;
};

/** Processor time of each server per request, and how long answers took. */
export type Measured = { timings: Timings; latencies: Map<string, Latencies> };

const connections = 16;

/**
 * Puts load on servers in turn, in random order within a round, and reads their processor time:
 * requests per second would vary with whatever else the machine does.
 */
export async function measureServers(
  candidates: ServerCandidate[],
  rounds = 11,
): Promise<Measured> {
  const timings: Timings = new Map(candidates.map(({ name }) => [name, []]));
  const latencies = new Map<string, Latencies>(candidates.map(({ name }) => [name, []]));
  for (const { server, request, count } of candidates)
    await sendLoad(server.url, request, { count: 3 * count, connections });
  for (let round = 0; round < rounds; round += 1) {
    for (const { name, server, request, count } of shuffled(candidates)) {
      const before = await server.usage();
      const took = await sendLoad(server.url, request, { count, connections });
      const after = await server.usage();
      timings.get(name)?.push((after.cpu - before.cpu) / count);
      latencies.set(name, [...(latencies.get(name) ?? []), ...took]);
    }
  }
  return { timings, latencies };
}
