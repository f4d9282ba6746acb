import type { Junction } from './path-graph.ts';

/** How many paths lead from a junction to an end: exactly, however many there are. */
export function countPaths(start: Junction): bigint {
  const known = new Map<Junction, bigint>();
  const count = (junction: Junction): bigint => {
    const found = known.get(junction);
    if (found !== undefined) return found;
    const number = junction.end === undefined ? 0n : 1n;
    const total = junction.steps.reduce((sum, { to }) => sum + count(to), number);
    known.set(junction, total);
    return total;
  };
  return count(start);
}
