import { type RawRequest, sendRaw } from '../../../test/fuzz-http/send-raw.ts';
import { longRequests } from '../../../test/hostile-http/long-requests.ts';
import { atMost, type Bench, shown } from '../define-bench.ts';
import { median, type Timings, timeFor } from '../measure.ts';
import { people } from '../people.ts';
import { type BenchRelease, buildBenchRelease } from './bench-release.ts';
import { type ProductionService, startProduction } from './production-service.ts';
import { sendLoad } from './send-load.ts';
import { usualW4 } from './w4-request.ts';

const mostBytes = 256 * 1024;
const rounds = 3;
const waitingRounds = 7;
const rowsShown = 15;
const usual = 'usual fill';
const load = { count: 160, connections: 16 };

/** A kind of request, and how often it is sent in a round. */
type Sent = { name: string; request: RawRequest; count: number };

/** The longest allowed requests: other callers must not wait long because of them. */
export const hostile: Bench = {
  name: 'http-hostile',
  about:
    'The longest allowed requests, sent to the service with the defaults of ' +
    'production: long, many and repeated keys, long values, deep nesting, long headers. Their ' +
    'processor time when sent alone; and for the costliest of them the maximum time of a fill that ' +
    'is requested meanwhile, against the median of fills under the same load without them.',
  run: () => measured(buildBenchRelease()),
};

async function measured(built: BenchRelease) {
  const service = await startProduction(built);
  const kinds = hostileRequests();
  const timings = await timed(service, [usualFill, ...kinds]);
  const costliest = kinds
    .toSorted((a, b) => timeFor(timings, b.name) - timeFor(timings, a.name))
    .slice(0, rowsShown);
  const waits = await waited(service, costliest);
  await service.stop();
  const rows = costliest.map(({ name }) => {
    const { longest, multiple } = waits.get(name) ?? { longest: Number.NaN, multiple: Number.NaN };
    return [name, shown(timeFor(timings, name)), shown(longest), shown(multiple)];
  });
  const worst = Math.max(...[...waits.values()].map(({ multiple }) => multiple));
  return {
    tables: [
      [
        ['request', 'processor µs', 'a fill meanwhile, ms', '÷ median fill'],
        [usual, shown(timeFor(timings, usual)), '–', '–'],
        ...rows,
      ],
    ],
    note: `The ${rowsShown} costliest of ${kinds.length} kinds, ${shown(mostBytes)} bytes each at most.`,
    gates: [atMost('a fill beside the worst hostile request ÷ median fill', worst, 20)],
  };
}

type Waited = { longest: number; multiple: number };

/** The longest fill during each request, absolute and relative to the median without it. */
async function waited(service: ProductionService, kinds: Sent[]): Promise<Map<string, Waited>> {
  const fill = { method: 'POST' as const, path: '/v1/fillPdf', token: service.token };
  const request = { ...fill, body: JSON.stringify(usualW4) };
  const fills = () => sendLoad(service.url, request, load);
  const waits = new Map<string, Waited>();
  await fills();
  for (const { name, request: long } of kinds) {
    const all: Waited[] = [];
    for (let round = 0; round < waitingRounds; round += 1) {
      const usualWait = median(await fills());
      const [beside] = await Promise.all([fills(), sendRaw(service, long)]);
      const longest = Math.max(...beside);
      all.push({ longest, multiple: longest / usualWait });
    }
    const longest = median(all.map((each) => each.longest));
    waits.set(name, { longest, multiple: median(all.map((each) => each.multiple)) });
  }
  return waits;
}

const usualFill: Sent = {
  name: usual,
  request: {
    method: 'POST',
    path: '/v1/fillPdf',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(usualW4),
  },
  count: 200,
};

function hostileRequests(): Sent[] {
  const { address } = people.employee;
  const kinds = longRequests({
    fill: usualW4,
    federalFill: {
      ...usualW4,
      formId: 'CO101',
      fields: {},
      federalValues: { isExempt: 'false', filingStatus: 'S' },
    },
    locations: { homeAddress: address, workAddresses: [address] },
    path: '/v1/formQuestionSet/W4101/QS1',
  });
  return kinds.map(({ name, make }) => {
    const request = make({ unit: 'a', bytes: mostBytes });
    return { name, request, count: 3 };
  });
}

/** Processor time of the service per request, one request after another. */
async function timed(service: ProductionService, all: Sent[]): Promise<Timings> {
  const timings: Timings = new Map(all.map(({ name }) => [name, []]));
  for (let round = -1; round < rounds; round += 1) {
    for (const { name, request, count } of all) {
      const before = await service.usage();
      for (let sent = 0; sent < count; sent += 1) await sendRaw(service, request);
      const after = await service.usage();
      // The first round warms up.
      if (round >= 0) timings.get(name)?.push((after.cpu - before.cpu) / count);
    }
  }
  return timings;
}
