import { AggregatorRegistry, type MetricObject } from 'prom-client';
import type { Family } from './families.ts';

/** The content type of metrics. */
export const metricsType = 'text/plain; version=0.0.4; charset=utf-8';

/** The metrics of some processes, added up, as a monitor reads them. */
export function printMetrics(processes: Family[][]): Promise<string> {
  // Plain families are what the library adds up; its types know them only as what it made itself.
  return AggregatorRegistry.aggregate(processes as unknown as MetricObject[]).metrics();
}
