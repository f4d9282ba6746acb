import { junctionsFrom } from './junctions-from.ts';
import type { Junction } from './path-graph.ts';

/** The exact number of paths from a junction to an end. */
export function countPaths(start: Junction): bigint {
  const known = new Map<Junction, bigint>();
  for (const junction of junctionsFrom(start)) {
    const number = junction.end === undefined ? 0n : 1n;
    const total = junction.steps.reduce((sum, { to }) => sum + (known.get(to) ?? 0n), number);
    known.set(junction, total);
  }
  return known.get(start) ?? 0n;
}
