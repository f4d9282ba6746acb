import { AggregatorRegistry, type MetricObject } from 'prom-client';
import type { Family } from './families.ts';

/** The content type of metrics. */
export const metricsType = 'text/plain; version=0.0.4; charset=utf-8';

/** The aggregated metrics of processes, in the Prometheus text format. */
export function printMetrics(processes: Family[][]): Promise<string> {
  // The library aggregates plain families, but its types only accept metrics that it created.
  return AggregatorRegistry.aggregate(processes as unknown as MetricObject[]).metrics();
}
