import { type AbortKind, abortKinds } from '../foundation/abort-kinds.ts';
import { createTally, type Tally } from './tally.ts';

/** The counters of a running service. Names of routes and forms are ours, never a caller's. */
export type Metrics = {
  countRequest(route: string, method: string, status: number, milliseconds: number): void;
  countFill(form: string, mode: string): void;
  countShed(): void;
  countAbort(kind: AbortKind): void;
  countRefusedConnection(): void;
  countLoad(result: 'good' | 'bad'): void;
  counts: Counts;
};

/** Everything counted so far. */
export type Counts = {
  /** By route, then method. */
  requests: ReadonlyMap<string, ReadonlyMap<string, Tally>>;
  /** By form, then mode. */
  fills: ReadonlyMap<string, ReadonlyMap<string, number>>;
  shed: number;
  aborts: ReadonlyMap<AbortKind, number>;
  refusedConnections: number;
  loads: { good: number; bad: number };
};

/** Creates counters that cost a request almost nothing. They are formatted on demand. */
export function createMetrics(): Metrics {
  const requests = new Map<string, Map<string, Tally>>();
  const fills = new Map<string, Map<string, number>>();
  const aborts = new Map<AbortKind, number>(abortKinds.map((kind) => [kind, 0]));
  const loads = { good: 0, bad: 0 };
  const counts = { requests, fills, shed: 0, aborts, refusedConnections: 0, loads };
  return {
    counts,
    countRequest(route, method, status, milliseconds) {
      const tally = requests.get(route)?.get(method) ?? newTally(requests, route, method);
      tally.add(status, milliseconds);
    },
    countFill(form, mode) {
      const modes = fills.get(form) ?? new Map<string, number>();
      modes.set(mode, (modes.get(mode) ?? 0) + 1);
      fills.set(form, modes);
    },
    countShed() {
      counts.shed += 1;
    },
    countAbort: (kind) => void aborts.set(kind, (aborts.get(kind) ?? 0) + 1),
    countRefusedConnection() {
      counts.refusedConnections += 1;
    },
    countLoad(result) {
      counts.loads[result] += 1;
    },
  };
}

function newTally(requests: Map<string, Map<string, Tally>>, route: string, method: string): Tally {
  const tally = createTally(route, method);
  const tallies = requests.get(route) ?? new Map<string, Tally>();
  requests.set(route, tallies.set(method, tally));
  return tally;
}
