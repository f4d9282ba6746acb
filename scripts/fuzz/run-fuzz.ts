import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { NamedLimit } from './check-folder.ts';
import type { Order } from './fuzz-case.ts';
import type { Verdict } from './worker.ts';

const worker = fileURLToPath(new URL('worker.ts', import.meta.url));

/** The maximum cost of a check: seconds of one core, and megabytes. */
const max = { seconds: 10, megabytes: 1500 };

// A check that takes longer counts as hanging. This is generous, because other programs may slow the machine down.
const hangs = 120_000;

/** What was tried, and what went wrong. */
export type Tried = {
  count: number;
  slowest: number;
  largest: number;
  wrong: string[];
  /** The limits that were named, for each case that was tried. */
  limitsNamed: NamedLimit[][];
  kept: string;
};

/** Runs orders in worker processes until there are no more, and replaces a process that crashed. */
export async function runFuzz(orders: Iterator<Order>, workers: number): Promise<Tried> {
  const kept = mkdtempSync(join(tmpdir(), 'formpress-fuzz-kept-'));
  const tried: Tried = { count: 0, slowest: 0, largest: 0, wrong: [], limitsNamed: [], kept };
  const work = async () => {
    for (let isOpen = true; isOpen; ) isOpen = await tryUntilCrash(orders, tried);
  };
  await Promise.all(Array.from({ length: workers }, work));
  return tried;
}

/** Runs orders until the process crashes. Returns whether there is more to try. */
function tryUntilCrash(orders: Iterator<Order>, tried: Tried): Promise<boolean> {
  const execArgv = [
    '--import',
    'tsx',
    '--conditions=@formpress/source',
    '--max-old-space-size=1400',
  ];
  const child: ChildProcess = fork(worker, [tried.kept], { execArgv });
  let current: Order | undefined;
  let stop: NodeJS.Timeout | undefined;
  return new Promise((resolve) => {
    child.on('message', (message: 'ready' | Verdict) => {
      clearTimeout(stop);
      if (message !== 'ready') record(message, tried);
      const next = orders.next();
      current = next.done ? undefined : next.value;
      child.send(current ?? 'close');
      if (current) stop = setTimeout(() => child.kill('SIGKILL'), hangs);
    });
    child.on('exit', () => {
      clearTimeout(stop);
      if (current)
        tried.wrong.push(`${nameOf(current)}: it crashed or hung; kept in ${tried.kept}`);
      resolve(current !== undefined);
    });
  });
}

function record(verdict: Verdict, tried: Tried): void {
  const { order, about, seconds, megabytes, wrong, limits } = verdict;
  tried.count += 1;
  tried.limitsNamed.push(limits);
  tried.slowest = Math.max(tried.slowest, seconds);
  tried.largest = Math.max(tried.largest, megabytes);
  const name = `${nameOf(order)} (${about})`;
  if (wrong !== undefined) tried.wrong.push(`${name}: ${wrong}`);
  if (seconds > max.seconds) tried.wrong.push(`${name}: it took ${seconds.toFixed(1)} s.`);
  if (megabytes > max.megabytes) tried.wrong.push(`${name}: it took ${megabytes.toFixed(0)} MB.`);
}

function nameOf({ seed, index, isOversized, limit }: Order): string {
  if (limit) return limit;
  return isOversized ? `oversized ${index}` : `seed ${seed}, case ${index}`;
}

/** Random cases until some minutes are over. */
export function* casesFor(minutes: number, seed: number, from = 0): Generator<Order> {
  const end = Date.now() + minutes * 60_000;
  for (let index = from; Date.now() < end; index += 1) yield { seed, index };
}
