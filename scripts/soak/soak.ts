import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { shown, type Table } from '../bench/define-bench.ts';
import { buildBenchRelease } from '../bench/http/bench-release.ts';
import { type ProductionService, startProduction } from '../bench/http/production-service.ts';
import { usualW4 } from '../bench/http/w4-request.ts';
import { printTable } from '../bench/markdown.ts';
import { maxPerSecond } from './max-per-second.ts';
import { prepareSwaps } from './release-swaps.ts';
import { startHostileClient } from './start-hostile-client.ts';
import { type Asking, type SteadyLoad, startLoad } from './steady-load.ts';

const secondsBetweenSwaps = 10;
const share = 0.8;
/**
 * The maximum ratio of the memory in the last third to that in the second. Means are compared, because
 * single samples contain varying amounts of garbage.
 */
const maxGrowth = 1.1;

const askings: Asking[] = [
  { method: 'GET', path: '/v1/formQuestionSet/W4101/QS15' },
  { method: 'POST', path: '/v1/fillPdf', body: JSON.stringify(usualW4) },
  { method: 'GET', path: '/images/W4101/2026.1.0/w4101_1.png' },
  { method: 'GET', path: '/v1/getAllFormIds' },
];

/** The maximum factor by which a hostile client may increase the 99th percentile of fills. */
const maxDelay = 2;

type Sample = {
  seconds: number;
  answered: number;
  failed: number;
  megabytes: number;
  /** The 99th percentile of fills in milliseconds. */
  slowFill: number;
};

/** Runs the soak test. With a hostile client, the first third runs without it. */
async function soak(minutes: number, isHostile: boolean): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'formpress-soak-'));
  try {
    const { root, swap } = await prepareSwaps(folder, buildBenchRelease().release);
    const service = await startProduction({ folder, release: root });
    const hostileClient = isHostile ? startHostileClient(service.url) : undefined;
    const perSecond = share * (await maxPerSecond(service, askings));
    const rounds = Math.ceil((minutes * 60) / secondsBetweenSwaps);
    console.log(`${shown(perSecond)} requests per second, ${rounds} changes of the release.\n`);
    const load = startLoad(service, askings, perSecond);
    const samples: Sample[] = [];
    const quiet = isHostile ? Math.ceil(rounds / 3) : rounds;
    for (let round = 1; round <= rounds; round += 1) {
      if (round === quiet + 1) hostileClient?.begin();
      await Promise.all([swap(), setTimeout(secondsBetweenSwaps * 1000)]);
      samples.push(await sampleOf(service, load, round * secondsBetweenSwaps));
    }
    await load.stop();
    const answers = await hostileClient?.stop();
    await service.stop();
    const isGood = report(samples, load);
    return answers ? reportHostileClient(samples, quiet, answers) && isGood : isGood;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function sampleOf(
  service: ProductionService,
  { tally }: SteadyLoad,
  seconds: number,
): Promise<Sample> {
  const { rss } = await service.usage();
  const failed = [...tally.failures.values()].reduce((sum, each) => sum + each, 0);
  const slowFill = percentile99(tally.fills.splice(0));
  return { seconds, answered: tally.answered, failed, megabytes: rss / 1e6, slowFill };
}

function percentile99(values: number[]): number {
  const sorted = values.sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN;
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** Compares fills with a hostile client to those without. */
function reportHostileClient(
  samples: Sample[],
  quiet: number,
  answers: Record<string, number>,
): boolean {
  const times = samples.map(({ slowFill }) => slowFill);
  const [without, beside] = [median(times.slice(0, quiet)), median(times.slice(quiet))];
  const delay = beside / without;
  console.log(`The hostile client got ${JSON.stringify(answers)}.`);
  console.log(
    `99 % of fills took at most ${shown(without)} ms without and ${shown(beside)} ms with ` +
      `the hostile client: ${shown(delay)} times (at most ${maxDelay}).`,
  );
  return delay <= maxDelay;
}

/** Prints the samples, and returns whether the test passed. */
function report(samples: Sample[], { tally }: SteadyLoad): boolean {
  const step = Math.max(1, Math.floor(samples.length / 10));
  const rows = samples
    .filter((_, index) => index % step === step - 1)
    .map((sample) => Object.values(sample).map((value) => value.toFixed(0)));
  const table: Table = [
    ['seconds', 'answered', 'failed', 'memory MB', '99 % of fills ms'],
    ...rows,
  ];
  const third = Math.floor(samples.length / 3);
  const memory = (from: number, to?: number) =>
    mean(samples.slice(from, to).map(({ megabytes }) => megabytes));
  const growth = memory(-third) / memory(third, 2 * third);
  console.log(`${printTable(table)}\n`);
  for (const [failure, count] of tally.failures) console.log(`${count} × ${failure}`);
  console.log(
    `Slowest answer ${shown(tally.slowest)} ms. Memory, last third ÷ second: ${shown(growth)}.`,
  );
  return tally.failures.size === 0 && growth <= maxGrowth;
}

function mean(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

const given = process.argv[process.argv.indexOf('--minutes') + 1];
const minutes = process.argv.includes('--minutes') ? Number(given) : 5;
if (!(minutes >= 0.5)) {
  console.error('Give a duration: --minutes 5, at least half a minute.');
  process.exit(1);
}
process.exitCode = (await soak(minutes, process.argv.includes('--hostile'))) ? 0 : 1;
