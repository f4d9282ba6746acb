import { shown, type Table } from '../define-bench.ts';
import { ratioOf, timeFor } from '../measure.ts';
import type { Measured } from './measure-servers.ts';

/** A table of servers' processor time and latencies, with ratios to one of them. */
export function serverTable({ timings, latencies }: Measured, least: string): Table {
  const rows = [...timings.keys()].map((name) => {
    const sorted = (latencies.get(name) ?? []).toSorted((a, b) => a - b);
    const at = (share: number) => shown(sorted[Math.floor(share * sorted.length)] ?? Number.NaN);
    return [
      name,
      shown(timeFor(timings, name)),
      shown(ratioOf(timings, name, least)),
      at(0.5),
      at(0.99),
    ];
  });
  return [['server', 'µs per request', `÷ ${least}`, 'median ms', '99 % ms'], ...rows];
}
