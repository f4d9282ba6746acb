import { type RawRequest, sendRaw } from '../../../test/fuzz-http/send-raw.ts';
import { longRequests } from '../../../test/hostile-http/long-requests.ts';
import { atMost, type Bench, shown } from '../define-bench.ts';
import { ratioOf, type Timings, timeFor } from '../measure.ts';
import { people } from '../people.ts';
import { type BenchRelease, buildBenchRelease } from './bench-release.ts';
import { type ProductionService, startProduction } from './production-service.ts';
import { usualW4 } from './w4-request.ts';

const mostBytes = 256 * 1024;
const rounds = 3;
const rowsShown = 15;
const usual = 'usual fill';

/** One request of a kind, and how often it is sent in a round. */
type Sent = { name: string; request: RawRequest; count: number };

/** The longest requests there may be, against a usual fill: nobody must wait long for a stranger. */
export const hostile: Bench = {
  name: 'http-hostile',
  about:
    'Processor time of the service for one request that is as long as it may be, with the defaults ' +
    'of production: long, many and repeated keys, long values, deep nesting, long headers. Each is ' +
    'sent alone, and so is the usual W-4 that it is compared to.',
  run: () => measured(buildBenchRelease()),
};

async function measured(built: BenchRelease) {
  const service = await startProduction(built);
  const kinds = hostileRequests();
  const timings = await timed(service, [usualFill, ...kinds]);
  await service.stop();
  const rows = kinds
    .map(({ name }) => ({ name, multiple: ratioOf(timings, name, usual) }))
    .sort((a, b) => b.multiple - a.multiple);
  const table = rows
    .slice(0, rowsShown)
    .map(({ name, multiple }) => [name, shown(timeFor(timings, name)), shown(multiple)]);
  const worst = rows[0]?.multiple ?? Number.NaN;
  return {
    tables: [
      [['request', 'µs', `÷ ${usual}`], [usual, shown(timeFor(timings, usual)), '1'], ...table],
    ],
    note: `The ${rowsShown} costliest of ${kinds.length} kinds, ${shown(mostBytes)} bytes each at most.`,
    gates: [atMost('the worst hostile request ÷ usual fill', worst, 20)],
  };
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
    return { name, request, count: 2 };
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
