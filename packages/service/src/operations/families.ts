import type { FollowedRelease } from '../release/release-source.ts';
import type { Counts } from './metrics.ts';
import { bounds, type Tally } from './tally.ts';

/** A metric with its values, in the format in which workers send it to be aggregated. */
export type Family = {
  name: string;
  help: string;
  type: 'counter' | 'gauge' | 'histogram';
  aggregator: 'sum' | 'max' | 'min';
  values: Sample[];
};

type Sample = { value: number; labels: Record<string, string | number>; metricName?: string };

/** The current values of a process, besides its counters. */
export type Gauges = {
  digest: string;
  followed: FollowedRelease | undefined;
  isReady: boolean;
  inFlight: number;
  connections: number;
  lostLines: number;
  loopDelay: number;
};

/** All metrics of a process. */
export function familiesOf(counts: Counts, gauges: Gauges): Family[] {
  return [
    ...countedFamilies(counts),
    gauge('formpress_release_info', 'Processes that serve a release.', 1, {
      digest: gauges.digest,
    }),
    ...followedFamilies(gauges.followed),
    gauge('formpress_ready', 'Processes to which requests should be sent.', gauges.isReady ? 1 : 0),
    gauge('formpress_requests_in_flight', 'Requests being answered.', gauges.inFlight),
    gauge('formpress_connections', 'Open connections.', gauges.connections),
    loopDelayFamily(gauges.loopDelay),
    counter('formpress_log_lines_lost_total', 'Log lines that could not be written.', [
      { value: gauges.lostLines, labels: {} },
    ]),
    ...processFamilies(),
  ];
}

/** The event loop delay, of which the maximum of all processes is reported. */
function loopDelayFamily(seconds: number): Family {
  const help = 'Event loop delay of the busiest process.';
  return { ...gauge('formpress_loop_delay_seconds', help, seconds), aggregator: 'max' };
}

/** The followed release. The lowest number of all processes shows when all of them have switched. */
function followedFamilies(followed: FollowedRelease | undefined): Family[] {
  if (!followed) return [];
  const { digest, channel, sequence = 0 } = followed;
  const help = 'The lowest number that a process serves.';
  return [
    gauge('formpress_followed_release_info', 'Processes that serve a manifest.', 1, {
      digest,
      channel,
    }),
    { ...gauge('formpress_followed_release_sequence', help, sequence), aggregator: 'min' },
  ];
}

function countedFamilies(counts: Counts): Family[] {
  const { requests, fills, shed, aborts, refusedConnections, loads } = counts;
  const tallies = [...requests.values()].flatMap((methods) => [...methods.values()]);
  const filled = [...fills].flatMap(([form, modes]) =>
    [...modes].map(([mode, value]) => ({ value, labels: { form, mode } })),
  );
  return [
    counter('formpress_requests_total', 'Requests by route and status.', tallies.flatMap(statuses)),
    {
      name: 'formpress_request_duration_seconds',
      help: 'Time to answer, by route.',
      type: 'histogram',
      aggregator: 'sum',
      values: tallies.flatMap(latencies),
    },
    counter('formpress_fills_total', 'Completed forms by form and mode.', filled),
    counter('formpress_requests_shed_total', 'Requests refused because of overload.', [
      { value: shed, labels: {} },
    ]),
    counter(
      'formpress_requests_aborted_total',
      'Requests that ended early, by kind.',
      [...aborts].map(([kind, value]) => ({ value, labels: { kind } })),
    ),
    counter('formpress_connections_refused_total', 'Connections refused because of a limit.', [
      { value: refusedConnections, labels: {} },
    ]),
    counter('formpress_release_loads_total', 'Releases that were loaded, or refused.', [
      { value: loads.good, labels: { result: 'good' } },
      { value: loads.bad, labels: { result: 'bad' } },
    ]),
  ];
}

function statuses({ route, method, statuses: counted }: Tally): Sample[] {
  return [...counted].map(([status, value]) => ({ value, labels: { route, method, status } }));
}

function latencies({ route, method, within, milliseconds }: Tally): Sample[] {
  const name = 'formpress_request_duration_seconds';
  const labels = { route, method };
  let value = 0;
  const buckets = within.map((count, place) => {
    value += count;
    const bound = bounds[place];
    const le = bound === undefined ? '+Inf' : bound / 1000;
    return { value, labels: { ...labels, le }, metricName: `${name}_bucket` };
  });
  return [
    ...buckets,
    { value: milliseconds / 1000, labels, metricName: `${name}_sum` },
    { value, labels, metricName: `${name}_count` },
  ];
}

function processFamilies(): Family[] {
  const { user, system } = process.cpuUsage();
  const { rss, heapUsed } = process.memoryUsage();
  const started = Math.floor(performance.timeOrigin / 1000);
  return [
    counter('process_cpu_seconds_total', 'Processor time used.', [
      { value: (user + system) / 1e6, labels: {} },
    ]),
    gauge('process_resident_memory_bytes', 'Memory held.', rss),
    gauge('nodejs_heap_size_used_bytes', 'Heap in use.', heapUsed),
    { ...gauge('process_start_time_seconds', 'Start, since 1970.', started), aggregator: 'min' },
  ];
}

/** A counter, which is summed over processes. */
export function counter(name: string, help: string, values: Sample[]): Family {
  return { name, help, type: 'counter', aggregator: 'sum', values };
}

/** A gauge with one value, which by default is summed over processes. */
export function gauge(name: string, help: string, value: number, labels = {}): Family {
  return { name, help, type: 'gauge', aggregator: 'sum', values: [{ value, labels }] };
}
