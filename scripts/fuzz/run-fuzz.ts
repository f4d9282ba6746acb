import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Order } from './fuzz-case.ts';
import type { Verdict } from './worker.ts';

const worker = fileURLToPath(new URL('worker.ts', import.meta.url));

/** The most that a check may take: seconds of one core, and megabytes. */
const most = { seconds: 10, megabytes: 1500 };

// Other programs may hold the machine up; after so long a check hangs.
const hangs = 120_000;

/** What was tried, and what was wrong with it. */
export type Tried = {
  count: number;
  slowest: number;
  largest: number;
  wrong: string[];
  kept: string;
};

/** Tries orders in processes of their own until there are no more, and starts a new process after one that fell. */
export async function runFuzz(orders: Iterator<Order>, workers: number): Promise<Tried> {
  const kept = mkdtempSync(join(tmpdir(), 'formpress-fuzz-kept-'));
  const tried: Tried = { count: 0, slowest: 0, largest: 0, wrong: [], kept };
  const work = async () => {
    for (let isOpen = true; isOpen; ) isOpen = await tryUntilFall(orders, tried);
  };
  await Promise.all(Array.from({ length: workers }, work));
  return tried;
}

/** Whether there is more to try: a process fell, and another must go on. */
function tryUntilFall(orders: Iterator<Order>, tried: Tried): Promise<boolean> {
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
      if (message !== 'ready') judge(message, tried);
      const next = orders.next();
      current = next.done ? undefined : next.value;
      child.send(current ?? 'close');
      if (current) stop = setTimeout(() => child.kill('SIGKILL'), hangs);
    });
    child.on('exit', () => {
      clearTimeout(stop);
      if (current) tried.wrong.push(`${nameOf(current)}: it fell or hung; kept in ${tried.kept}`);
      resolve(current !== undefined);
    });
  });
}

function judge({ order, about, seconds, megabytes, wrong }: Verdict, tried: Tried): void {
  tried.count += 1;
  tried.slowest = Math.max(tried.slowest, seconds);
  tried.largest = Math.max(tried.largest, megabytes);
  const name = `${nameOf(order)} (${about})`;
  if (wrong !== undefined) tried.wrong.push(`${name}: ${wrong}`);
  if (seconds > most.seconds) tried.wrong.push(`${name}: it took ${seconds.toFixed(1)} s.`);
  if (megabytes > most.megabytes) tried.wrong.push(`${name}: it took ${megabytes.toFixed(0)} MB.`);
}

function nameOf({ seed, index, isMonster }: Order): string {
  return isMonster ? `monster ${index}` : `seed ${seed}, case ${index}`;
}

/** Cases made by chance until some minutes are over. */
export function* casesFor(minutes: number, seed: number, from = 0): Generator<Order> {
  const end = Date.now() + minutes * 60_000;
  for (let index = from; Date.now() < end; index += 1) yield { seed, index };
}
